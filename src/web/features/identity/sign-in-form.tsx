import { useSignIn } from '#web/data/identity.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { PasswordField } from '#web/parts/identity/password-field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import styles from '#web/ui/form.module.css';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { isEmail } from './checks.ts';
import { type Demo, DemoAccounts } from './demo-accounts.tsx';
import { refusalOf } from './refusal.ts';

type Props = {
  interaction: string;
  demo: Demo | null;
  /** A new password was set in this sign-in. */
  hasNewPassword: boolean;
};

export function SignInForm({ interaction, demo, hasNewPassword }: Props) {
  const texts = useTexts();
  const words = useIdentityTexts();
  const signIn = useSignIn(interaction);
  const isBusy = signIn.isPending || signIn.isSuccess;
  const form = useForm({
    start: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: !isEmail(email) && words.needs.email,
      password: password === '' && words.needs.password,
    }),
    onGood: ({ email, password }) => signIn.mutate({ email: email.trim(), password }),
    refusal: signIn.error,
    isBusy,
  });
  const fill = (email: string, password: string) => {
    form.set('email', email);
    form.set('password', password);
  };

  return (
    <>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {hasNewPassword && (
          <Notice tone="note">
            <p>{words.forgotten.changed}</p>
          </Notice>
        )}
        <ErrorSummary
          title={words.check}
          faults={form.faults}
          refusal={refusalOf(signIn.error, texts, words)}
          place={form.summary}
        />
        <TextField {...form.field('email')} label={words.email} type="email" autoComplete="username" />
        <PasswordField {...form.field('password')} label={words.password} autoComplete="current-password" />
        <button type="submit" className="ds-c-button ds-c-button--solid" aria-disabled={isBusy}>
          {words.signIn}
        </button>
      </form>
      <p>
        <Link to="?step=forgotten">{words.forgotten.open}</Link>
      </p>
      <p>
        {words.signInPage.noAccount} <a href="/register">{words.createAccount}</a>
      </p>
      {demo && <DemoAccounts demo={demo} onChoose={fill} />}
    </>
  );
}
