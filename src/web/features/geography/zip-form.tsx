import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isZip } from '#domain/geography/zip.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { FieldError } from '#web/ui/field-error.tsx';

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
  const id = useId();
  const [zip, setZip] = useState(startWith);
  const [tooShort, setTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isWrong = tooShort || problem?.because === 'unknown';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTooShort(!isZip(zip));
    if (isZip(zip)) onZip(zip);
    else field.current?.focus();
  };

  // Another ZIP code is what comes next; after a failure it is the button, which has the focus already.
  useEffect(() => {
    if (problem?.because === 'unknown') field.current?.focus();
  }, [problem]);

  return (
    <form className="zip-form" onSubmit={submit} noValidate>
      <label className="ds-c-label" htmlFor={id}>
        {place.zipLabel}
      </label>
      <p className="quiet" id={`${id}-hint`}>
        {place.zipHint}
      </p>
      <div className="zip-line">
        <input
          ref={field}
          id={id}
          className={isWrong ? 'ds-c-field ds-c-field--error' : 'ds-c-field'}
          name="zip"
          value={zip}
          // Only digits, and only five of them, can be typed or pasted. GEO-404.
          onChange={({ target }) => setZip(target.value.replace(/\D/g, '').slice(0, 5))}
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        <button type="submit" className="ds-c-button ds-c-button--solid" aria-disabled={busy}>
          {place.findPlans}
        </button>
      </div>
      <FieldError id={`${id}-error`}>{tooShort ? place.zipNeeded : (problem?.sentence ?? null)}</FieldError>
    </form>
  );
}
