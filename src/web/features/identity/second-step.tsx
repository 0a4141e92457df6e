import { useSecondFactor } from '#web/data/identity.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import formStyles from '#web/ui/form.module.css';
import { PageHead } from '#web/ui/page-head.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import styles from './identity.module.css';
import type { SecondFactor } from './interaction-screen.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { refusalOf } from './refusal.ts';

type Props = { interaction: string; secondFactor: SecondFactor };

/** What an agent is asked after the password: a code, and before the first one to make the authenticator known. */
export default function SecondStep({ interaction, secondFactor: { enrol, demoCode } }: Props) {
  const texts = useTexts();
  const words = useIdentityTexts();
  const { secondStep } = words;
  const give = useSecondFactor(interaction);
  const isBusy = give.isPending || give.isSuccess;
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' && secondStep.needsCode }),
    onGood: ({ code }) => give.mutate(code.trim()),
    refusal: give.error,
    isBusy,
  });

  if (give.data?.recoveryCodes) return <RecoveryCodes {...give.data} codes={give.data.recoveryCodes} />;
  return (
    <>
      <PageHead title={enrol ? secondStep.enrolTitle : secondStep.title} part="second-step">
        <p className="lead">{enrol ? secondStep.enrolLead : secondStep.lead}</p>
      </PageHead>
      {enrol && <AuthenticatorKey {...enrol} />}
      <form className={formStyles.form} onSubmit={form.submit} noValidate>
        <ErrorSummary
          title={words.check}
          faults={form.faults}
          refusal={refusalOf(give.error, texts, secondStep)}
          place={form.summary}
        />
        <TextField
          {...form.field('code')}
          label={secondStep.code}
          hint={enrol ? secondStep.enrolHint : secondStep.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        <button type="submit" className="ds-c-button ds-c-button--solid" aria-disabled={isBusy}>
          {words.signIn}
        </button>
      </form>
      {!enrol && <p>{secondStep.lost}</p>}
      <p>
        <a href="/sign-in?as=agent">{secondStep.another}</a>
      </p>
      {demoCode !== null && (
        <section className={styles.demoAccounts}>
          <h2>{secondStep.demoTitle}</h2>
          <p className="quiet">{secondStep.demo(demoCode)}</p>
          <button type="button" className="link-button" onClick={() => form.set('code', demoCode)}>
            {secondStep.fill}
          </button>
        </section>
      )}
    </>
  );
}
