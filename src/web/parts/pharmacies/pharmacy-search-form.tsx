import type { ReactNode } from 'react';
import { isZip } from '#domain/geography/zip.ts';
import type { PharmacySearch } from '#web/data/pharmacies.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';

/** As the contract has them; here only types may be taken from there. */
export const MILES: readonly PharmacySearch['miles'][] = [1, 5, 10, 25, 50];
export const KINDS = ['retail', 'mail'] as const;

type Values = {
  zipCode: string;
  miles: PharmacySearch['miles'];
  name: string;
  kind: PharmacySearch['kind'] | '';
  longTermCare: boolean;
};

/** What a question of its own page reads and sets. */
export type SearchFields = { values: Values; set: (change: Partial<Values>) => void };

type Props = {
  className: string | undefined;
  words: { zip: string; zipFault: string; name: string; search: string };
  start: { zipCode: string; miles: PharmacySearch['miles'] };
  zipProblem: string | null;
  /** Below the ZIP code. */
  distance?: (fields: SearchFields) => ReactNode;
  /** Below the name. */
  kind: (fields: SearchFields) => ReactNode;
  onSearch: (search: PharmacySearch) => void;
};

/** Place and name, and what else a page lets people choose. */
export function PharmacySearchForm({ className, words, start, zipProblem, distance, kind, onSearch }: Props) {
  const form = useForm<Values>({
    start: { ...start, name: '', kind: '', longTermCare: false },
    check: ({ zipCode }) => ({ zipCode: !isZip(zipCode) && words.zipFault }),
    onGood: (values) => onSearch(searchOf(values)),
  });
  const zip = form.field('zipCode');
  const fields: SearchFields = {
    values: form.values,
    set: (change) => form.change((before) => ({ ...before, ...change })),
  };

  return (
    <form className={className} onSubmit={form.submit} noValidate>
      <TextField
        {...zip}
        label={words.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        error={zip.error ?? zipProblem}
        // Only digits, and only five of them, can be typed or pasted. GEO-404.
        onValue={(text) => zip.onValue(text.replace(/\D/g, '').slice(0, 5))}
      />
      {distance?.(fields)}
      <TextField {...form.field('name')} label={words.name} autoComplete="off" maxLength={100} />
      {kind(fields)}
      <button type="submit" className="ds-c-button ds-c-button--solid">
        {words.search}
      </button>
    </form>
  );
}

/** What was not chosen is left out. */
function searchOf({ zipCode, miles, name, kind, longTermCare }: Values): PharmacySearch {
  const search: PharmacySearch = { zipCode, miles };
  if (name.trim()) search.name = name.trim();
  if (kind) search.kind = kind;
  if (longTermCare) search.longTermCare = true;
  return search;
}
