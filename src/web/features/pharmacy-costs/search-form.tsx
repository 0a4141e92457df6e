import { type FormEvent, useId, useState } from 'react';
import { isZip } from '#domain/geography/zip.ts';
import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import type { PharmacySearch } from '#web/data/pharmacies.ts';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { startZip: string; zipProblem: string | null; onSearch: (search: PharmacySearch) => void };

const FARTHEST = 50;

export function SearchForm({ startZip, zipProblem, onSearch }: Props) {
  const { add: words } = usePharmacyCostsTexts();
  const id = useId();
  const [zipCode, setZip] = useState(startZip);
  const [name, setName] = useState('');
  const [isByMail, setByMail] = useState(false);
  const [isWrong, setWrong] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isZip(zipCode));
    if (!isZip(zipCode)) return document.getElementById(`${id}-zip`)?.focus();
    const search: PharmacySearch = { zipCode, miles: FARTHEST };
    if (name.trim()) search.name = name.trim();
    if (isByMail) search.kind = 'mail';
    onSearch(search);
  };

  return (
    <form className="compare-search" onSubmit={submit} noValidate>
      <TextField
        id={`${id}-zip`}
        label={words.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        value={zipCode}
        error={isWrong ? words.zipFault : zipProblem}
        // Only digits, and only five of them, can be typed or pasted. GEO-404.
        onValue={(text) => setZip(text.replace(/\D/g, '').slice(0, 5))}
      />
      <TextField
        id={`${id}-name`}
        label={words.name}
        autoComplete="off"
        maxLength={100}
        value={name}
        error={null}
        onValue={setName}
      />
      <label className="choice-row">
        <input type="checkbox" checked={isByMail} onChange={({ target }) => setByMail(target.checked)} />
        {words.mail}
      </label>
      <button type="submit" className="ds-c-button ds-c-button--solid">
        {words.search}
      </button>
    </form>
  );
}
