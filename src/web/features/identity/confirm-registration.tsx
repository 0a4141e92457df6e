import { useConfirmRegistration } from '#web/data/identity.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import styles from '#web/ui/form.module.css';
import { useForm } from '#web/ui/use-form.ts';
import { CodeField } from './code-field.tsx';
import type { Mailed } from './interaction-screen.tsx';
import { MailedScreen } from './mailed-screen.tsx';
import { refusalOf } from './refusal.ts';

type Props = { interaction: string; mailed: Mailed };

/** The last step of making an account: the code shows that the e-mail is the person's own. */
export default function ConfirmRegistration({ interaction, mailed }: Props) {
  const texts = useTexts();
  const words = useIdentityTexts();
  const confirm = useConfirmRegistration(interaction);
  const isBusy = confirm.isPending || confirm.isSuccess;
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' && words.mailed.needsCode }),
    onGood: ({ code }) => confirm.mutate(code.trim()),
    refusal: confirm.error,
    isBusy,
  });

  return (
    <MailedScreen interaction={interaction} mailed={mailed} onSentAgain={confirm.reset}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <ErrorSummary
          title={words.check}
          faults={form.faults}
          refusal={refusalOf(confirm.error, texts, words)}
          place={form.summary}
        />
        <CodeField {...form.field('code')} />
        <button type="submit" className="ds-c-button ds-c-button--solid" aria-disabled={isBusy}>
          {words.createAccount}
        </button>
      </form>
    </MailedScreen>
  );
}
