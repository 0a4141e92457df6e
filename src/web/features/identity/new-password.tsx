import { useNavigate } from 'react-router';
import { useSetForgottenPassword } from '#web/data/identity.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { PasswordField } from '#web/parts/identity/password-field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import styles from '#web/ui/form.module.css';
import { useForm } from '#web/ui/use-form.ts';
import { LEAST_LETTERS, newPasswordFault } from './checks.ts';
import { CodeField } from './code-field.tsx';
import type { Mailed } from './interaction-screen.tsx';
import { MailedScreen } from './mailed-screen.tsx';
import { refusalOf } from './refusal.ts';

type Props = { interaction: string; mailed: Mailed };

/** A new password in the place of a forgotten one, with the code of the mail. */
export default function NewPassword({ interaction, mailed }: Props) {
  const texts = useTexts();
  const words = useIdentityTexts();
  const navigate = useNavigate();
  const set = useSetForgottenPassword(interaction);
  const isBusy = set.isPending || set.isSuccess;
  const form = useForm({
    start: { code: '', password: '' },
    check: ({ code, password }) => ({
      code: code.trim() === '' && words.mailed.needsCode,
      password: newPasswordFault(password, mailed.email, words.needs),
    }),
    onGood: ({ code, password }) =>
      set.mutate(
        { code: code.trim(), password },
        {
          onSuccess: () => {
            void navigate('?step=changed', { replace: true });
            announce(words.forgotten.changed);
          },
        },
      ),
    refusal: set.error,
    isBusy,
  });

  return (
    <MailedScreen interaction={interaction} mailed={mailed} onSentAgain={set.reset}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <ErrorSummary
          title={words.check}
          faults={form.faults}
          refusal={refusalOf(set.error, texts, words)}
          place={form.summary}
        />
        <CodeField {...form.field('code')} />
        <PasswordField
          {...form.field('password')}
          label={words.manage.newPassword}
          hint={words.registerPage.passwordHint(LEAST_LETTERS)}
          autoComplete="new-password"
        />
        <button type="submit" className="ds-c-button ds-c-button--solid" aria-disabled={isBusy}>
          {words.mailed.newPassword}
        </button>
      </form>
    </MailedScreen>
  );
}
