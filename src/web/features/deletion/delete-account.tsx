import { useDeleteAccount } from '#web/data/deletion.ts';
import { useIdentityTexts, useOwnDataTexts } from '#web/data/page-texts.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { PasswordField } from '#web/parts/identity/password-field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import formStyles from '#web/ui/form.module.css';
import { useForm } from '#web/ui/use-form.ts';

/** The password says that it is the owner, and that it is meant. */
export default function DeleteAccount({ email }: { email: string }) {
  const texts = useTexts();
  const { check } = useIdentityTexts();
  const { remove: words } = useOwnDataTexts();
  const { mutate, error, isPending, isSuccess } = useDeleteAccount();
  const form = useForm({
    start: { currentPassword: '' },
    check: ({ currentPassword }) => ({ currentPassword: currentPassword === '' && words.needsPassword }),
    onGood: ({ currentPassword }) => mutate(currentPassword),
    refusal: error,
    isBusy: isPending || isSuccess,
  });

  return (
    <form className={formStyles.form} onSubmit={form.submit} noValidate>
      <p>{words.account(email)}</p>
      <ErrorSummary
        title={check}
        faults={form.faults}
        refusal={error ? problemText(error, texts) : null}
        place={form.summary}
      />
      <PasswordField
        {...form.field('currentPassword')}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="current-password"
      />
      <button type="submit" className="ds-c-button" aria-disabled={isPending || isSuccess}>
        {words.button}
      </button>
      <p role="status">{(isPending || isSuccess) && words.asking}</p>
    </form>
  );
}
