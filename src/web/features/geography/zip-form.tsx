import { useRef } from 'react';
import { isZip } from '#domain/geography/zip.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { useFocusOnChange } from '#web/ui/focus-after.ts';
import { useForm } from '#web/ui/use-form.ts';
import styles from './geography.module.css';

/** Why the last ZIP code did not do: it may be no ZIP code, or nobody could be asked. */
export type ZipProblem = { sentence: string; because: 'unknown' | 'failed' };

type Props = {
  startWith: string;
  busy: boolean;
  problem: ZipProblem | null;
  onZip: (zip: string) => void;
};

/** The error stands below field and button, in a line that is kept for it: neither of them moves when it comes. */
export function ZipForm({ startWith, busy, problem, onZip }: Props) {
  const { place } = useTexts();
  const form = useForm({
    start: { zip: startWith },
    check: ({ zip }) => ({ zip: !isZip(zip) && place.zipNeeded }),
    onGood: ({ zip }) => onZip(zip),
  });
  const { id, name, value, error, onValue } = form.field('zip');
  const field = useRef<HTMLInputElement>(null);
  const isWrong = error !== null || problem?.because === 'unknown';

  // Another ZIP code is what comes next; after a failure it is the button, which has the focus already.
  useFocusOnChange(problem, () => problem?.because === 'unknown' && field.current?.focus());

  return (
    <form className={styles.zipForm} onSubmit={form.submit} noValidate>
      <label className="ds-c-label" htmlFor={id}>
        {place.zipLabel}
      </label>
      <p className="quiet" id={`${id}-hint`}>
        {place.zipHint}
      </p>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          className={isWrong ? 'ds-c-field ds-c-field--error' : 'ds-c-field'}
          name={name}
          value={value}
          // Only digits, and only five of them, can be typed or pasted. GEO-404.
          onChange={({ target }) => onValue(target.value.replace(/\D/g, '').slice(0, 5))}
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        <button type="submit" className="ds-c-button ds-c-button--solid" aria-disabled={busy}>
          {place.findPlans}
        </button>
      </div>
      <FieldError id={`${id}-error`}>{error ?? problem?.sentence ?? null}</FieldError>
    </form>
  );
}
