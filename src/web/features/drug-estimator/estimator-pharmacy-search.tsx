import { useId } from 'react';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { type PharmacySearch, USUAL_MILES } from '#web/data/pharmacies.ts';
import { KINDS, MILES, PharmacySearchForm, type SearchFields } from '#web/parts/pharmacies/pharmacy-search-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './pharmacy-step.module.css';

type Props = { startZip: string; zipProblem: string | null; onSearch: (search: PharmacySearch) => void };

export function EstimatorPharmacySearch({ startZip, zipProblem, onSearch }: Props) {
  const { pharmacy: words } = useEstimatorTexts();

  return (
    <PharmacySearchForm
      className={styles.pharmacySearch}
      words={words}
      start={{ zipCode: startZip, miles: USUAL_MILES }}
      zipProblem={zipProblem}
      distance={(fields) => <Distance {...fields} />}
      kind={(fields) => <Kind {...fields} />}
      onSearch={onSearch}
    />
  );
}

function Distance({ values, set }: SearchFields) {
  const { pharmacy: words } = useEstimatorTexts();
  return (
    <SelectField
      id={useId()}
      label={words.distance}
      value={String(values.miles)}
      options={MILES.map((known) => ({ value: String(known), label: words.within(known) }))}
      onValue={(miles) => set({ miles: MILES.find((known) => String(known) === miles) ?? USUAL_MILES })}
    />
  );
}

function Kind({ values, set }: SearchFields) {
  const { pharmacy: words } = useEstimatorTexts();
  return (
    <>
      <SelectField
        id={useId()}
        label={words.kind}
        value={values.kind ?? ''}
        options={[
          { value: '', label: words.anyKind },
          ...KINDS.map((known) => ({ value: known, label: words.kinds[known] })),
        ]}
        onValue={(kind) => set({ kind: KINDS.find((known) => known === kind) ?? '' })}
      />
      <label className={`choice-row ${styles.longTermCare}`}>
        <input
          type="checkbox"
          checked={values.longTermCare}
          onChange={({ target }) => set({ longTermCare: target.checked })}
        />
        <span>{words.longTermCare}</span>
      </label>
    </>
  );
}
