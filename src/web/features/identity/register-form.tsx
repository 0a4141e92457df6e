import { useRegister } from '#web/data/identity.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { PasswordField } from '#web/parts/identity/password-field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import styles from '#web/ui/form.module.css';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { isEmail, LEAST_LETTERS, newPasswordFault } from './checks.ts';
import { refusalOf } from './refusal.ts';

export function RegisterForm({ interaction }: { interaction: string }) {
  const texts = useTexts();
  const words = useIdentityTexts();
  const register = useRegister(interaction);
  const isBusy = register.isPending || register.isSuccess;
  const form = useForm({
    start: { firstName: '', lastName: '', email: '', password: '' },
    check: ({ firstName, lastName, email, password }) => ({
      firstName: firstName.trim() === '' && words.needs.firstName,
      lastName: lastName.trim() === '' && words.needs.lastName,
      email: !isEmail(email) && words.needs.email,
      password: newPasswordFault(password, email, words.needs),
    }),
    onGood: (values) => register.mutate({ ...values, email: values.email.trim() }),
    refusal: register.error,
    isBusy,
  });

  return (
    <>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <ErrorSummary
          title={words.check}
          faults={form.faults}
          refusal={refusalOf(register.error, texts, words)}
          place={form.summary}
        />
        <TextField {...form.field('firstName')} label={words.firstName} autoComplete="given-name" maxLength={60} />
        <TextField {...form.field('lastName')} label={words.lastName} autoComplete="family-name" maxLength={60} />
        <TextField {...form.field('email')} label={words.email} type="email" autoComplete="email" />
        <PasswordField
          {...form.field('password')}
          label={words.password}
          hint={words.registerPage.passwordHint(LEAST_LETTERS)}
          autoComplete="new-password"
        />
        <button type="submit" className="ds-c-button ds-c-button--solid" aria-disabled={isBusy}>
          {words.createAccount}
        </button>
      </form>
      <p>
        {words.registerPage.haveAccount} <a href="/sign-in">{words.signIn}</a>
      </p>
    </>
  );
}
