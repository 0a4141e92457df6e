import { type FormEvent, useId, useState } from 'react';
import { isZip } from '#domain/geography/zip.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { type PharmacySearch, USUAL_MILES } from '#web/data/pharmacies.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { SelectField } from './select-field.tsx';

/** As the contract has them; here only types may be taken from there. */
const MILES: readonly PharmacySearch['miles'][] = [1, 5, 10, 25, 50];
const KINDS = ['retail', 'mail'] as const;

type Props = { startZip: string; zipProblem: string | null; onSearch: (search: PharmacySearch) => void };

export function PharmacySearchForm({ startZip, zipProblem, onSearch }: Props) {
  const { pharmacy: words } = useEstimatorTexts();
  const id = useId();
  const [zipCode, setZip] = useState(startZip);
  const [miles, setMiles] = useState<string>(String(USUAL_MILES));
  const [name, setName] = useState('');
  const [kind, setKind] = useState('');
  const [hasLongTermCare, setLongTermCare] = useState(false);
  const [isWrong, setWrong] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isZip(zipCode));
    if (!isZip(zipCode)) return document.getElementById(`${id}-zip`)?.focus();
    const wantedName = name.trim();
    const ofKind = KINDS.find((known) => known === kind);
    onSearch({
      zipCode,
      miles: MILES.find((known) => String(known) === miles) ?? USUAL_MILES,
      ...(wantedName && { name: wantedName }),
      ...(ofKind && { kind: ofKind }),
      ...(hasLongTermCare && { longTermCare: true }),
    });
  };

  return (
    <form className="pharmacy-search" onSubmit={submit} noValidate>
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
      <SelectField
        id={`${id}-miles`}
        label={words.distance}
        value={miles}
        options={MILES.map((known) => ({ value: String(known), label: words.within(known) }))}
        onValue={setMiles}
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
      <SelectField
        id={`${id}-kind`}
        label={words.kind}
        value={kind}
        options={[
          { value: '', label: words.anyKind },
          ...KINDS.map((known) => ({ value: known, label: words.kinds[known] })),
        ]}
        onValue={setKind}
      />
      <label className="choice-row long-term-care">
        <input type="checkbox" checked={hasLongTermCare} onChange={({ target }) => setLongTermCare(target.checked)} />
        <span>{words.longTermCare}</span>
      </label>
      <button type="submit" className="ds-c-button ds-c-button--solid">
        {words.search}
      </button>
    </form>
  );
}
