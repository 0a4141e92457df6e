import type { ViewReason } from '#contract/agent-desk.ts';
import { type FoundShopper as Found, TabBlocked, useOpenProfile } from '#web/data/agent-desk.ts';
import { useAgentDeskTexts } from '#web/data/page-texts.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './agent-desk.module.css';

/** One shopper, and the reason that opens the profile: it is written down before anything is shown. */
export function FoundShopper({ shopper }: { shopper: Found }) {
  const texts = useTexts();
  const words = useAgentDeskTexts();
  const open = useOpenProfile();
  const { uuid, firstName, lastName, email, zipCode } = shopper;
  const name = [firstName, lastName].filter(Boolean).join(' ') || words.noName;
  const form = useForm<{ reason: ViewReason | '' }>({
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reason === '' && words.reasonNeeded }),
    onGood: ({ reason }) => reason && open.mutate({ uuid, reason }),
  });
  const { id, value, error, onValue } = form.field('reason');
  const failure = open.error instanceof TabBlocked ? words.blocked : open.error && problemText(open.error, texts);

  return (
    <li className={styles.foundShopper}>
      <h3>{name}</h3>
      <p className="quiet">{[email, zipCode && words.zip(zipCode)].filter(Boolean).join(' · ')}</p>
      <label className="ds-c-label" htmlFor={id}>
        {words.reason}
      </label>
      <select
        id={id}
        className={error ? 'ds-c-field ds-c-field--error' : 'ds-c-field'}
        value={value}
        onChange={({ target }) => onValue(target.value as ViewReason | '')}
        aria-invalid={error !== null}
        aria-describedby={`${id}-error`}
      >
        <option value="">{words.chooseReason}</option>
        {Object.entries(words.reasons).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`}>{error ?? failure ?? null}</FieldError>
      <button
        type="button"
        className="ds-c-button ds-c-button--solid"
        aria-label={words.openFor(name)}
        aria-disabled={open.isPending}
        onClick={open.isPending ? undefined : () => form.attempt()}
      >
        {words.open}
      </button>
      <p role="status">{open.isSuccess && words.opened}</p>
    </li>
  );
}
