import { Button, TextField } from '@cmsgov/design-system';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { isZip } from '#domain/geography/zip.ts';
import { useTexts } from '#web/lib/start-context.ts';

type Props = {
  startWith: string;
  busy: boolean;
  /** Why the last ZIP code did not do. */
  problem: string | null;
  onZip: (zip: string) => void;
};

export function ZipForm({ startWith, busy, problem, onZip }: Props) {
  const { place } = useTexts();
  const [zip, setZip] = useState(startWith);
  const [tooShort, setTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTooShort(!isZip(zip));
    if (isZip(zip)) onZip(zip);
    else field.current?.focus();
  };

  return (
    <form className="zip-form" onSubmit={submit} noValidate>
      <TextField
        name="zip"
        label={place.zipLabel}
        hint={place.zipHint}
        value={zip}
        // Only digits, and only five of them, can be typed or pasted. GEO-404.
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setZip(target.value.replace(/\D/g, '').slice(0, 5))}
        inputMode="numeric"
        autoComplete="postal-code"
        inputRef={field}
        errorMessage={tooShort ? place.zipNeeded : (problem ?? undefined)}
      />
      <Button type="submit" variation="solid" aria-disabled={busy}>
        {place.findPlans}
      </Button>
    </form>
  );
}
