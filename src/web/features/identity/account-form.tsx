import type { Reply } from '#contract/schemas.ts';
import { useChangeAccount } from '#web/data/identity.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { PasswordField } from '#web/parts/identity/password-field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import styles from '#web/ui/form.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { LEAST_LETTERS, newPasswordFault } from './checks.ts';
import { refusalOf } from './refusal.ts';

export function AccountForm({ account }: { account: Reply<'readAccount'> }) {
  const texts = useTexts();
  const words = useIdentityTexts();
  const { manage, needs } = words;
  const change = useChangeAccount();
  const form = useForm({
    start: {
      firstName: account.firstName ?? '',
      lastName: account.lastName ?? '',
      newPassword: '',
      currentPassword: '',
    },
    check: ({ firstName, lastName, newPassword, currentPassword }) => ({
      firstName: firstName.trim() === '' && needs.firstName,
      lastName: lastName.trim() === '' && needs.lastName,
      newPassword: newPassword !== '' && newPasswordFault(newPassword, account.email, needs),
      currentPassword: currentPassword === '' && needs.currentPassword,
    }),
    onGood: ({ newPassword, ...values }) =>
      change.mutate(
        { ...values, ...(newPassword !== '' && { newPassword }) },
        {
          onSuccess: () => {
            form.set('newPassword', '');
            form.set('currentPassword', '');
            announce(manage.saved);
          },
        },
      ),
    refusal: change.error,
    isBusy: change.isPending,
  });

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <ErrorSummary
        title={words.check}
        faults={form.faults}
        refusal={refusalOf(change.error, texts, words)}
        place={form.summary}
      />
      {change.isSuccess && form.faults.length === 0 && (
        <Notice tone="note">
          <p>{manage.saved}</p>
        </Notice>
      )}
      <p>{manage.emailIs(account.email)}</p>
      <TextField {...form.field('firstName')} label={words.firstName} autoComplete="given-name" maxLength={60} />
      <TextField {...form.field('lastName')} label={words.lastName} autoComplete="family-name" maxLength={60} />
      <PasswordField
        {...form.field('newPassword')}
        label={manage.newPassword}
        hint={manage.newPasswordHint(LEAST_LETTERS)}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('currentPassword')}
        label={manage.currentPassword}
        hint={manage.currentPasswordHint}
        autoComplete="current-password"
      />
      <button type="submit" className="ds-c-button ds-c-button--solid" aria-disabled={change.isPending}>
        {manage.save}
      </button>
    </form>
  );
}
