import { useForgetPassword } from '#web/data/identity.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import styles from '#web/ui/form.module.css';
import { Link } from '#web/ui/link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { isEmail } from './checks.ts';
import { refusalOf } from './refusal.ts';

/** Asks for a code by mail, for who forgot their password. */
export default function ForgottenPasswordForm({ interaction }: { interaction: string }) {
  const texts = useTexts();
  const words = useIdentityTexts();
  const { forgotten, mailed } = words;
  const forget = useForgetPassword(interaction);
  const isBusy = forget.isPending || forget.isSuccess;
  const form = useForm({
    start: { email: '' },
    check: ({ email }) => ({ email: !isEmail(email) && words.needs.email }),
    onGood: ({ email }) => forget.mutate(email.trim()),
    refusal: forget.error,
    isBusy,
  });

  return (
    <>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <ErrorSummary
          title={words.check}
          faults={form.faults}
          refusal={refusalOf(forget.error, texts, mailed)}
          place={form.summary}
        />
        <TextField {...form.field('email')} label={words.email} type="email" autoComplete="username" />
        <button type="submit" className="ds-c-button ds-c-button--solid" aria-disabled={isBusy}>
          {forgotten.send}
        </button>
      </form>
      <p>
        <Link to="?">{forgotten.back}</Link>
      </p>
    </>
  );
}
