import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import { type PharmacySearch, pharmaciesQuery } from '#web/data/pharmacies.ts';
import { announce } from '#web/lib/announce.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { PharmacySearchForm } from '#web/parts/pharmacies/pharmacy-search-form.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import type { ComparedPharmacy } from './compared-pharmacies.ts';
import { MOST_COMPARED } from './compared-pharmacies.ts';
import { nameOf } from './names-of.ts';
import styles from './pharmacy-costs.module.css';
import { PharmacyToAdd } from './pharmacy-to-add.tsx';

type Props = {
  startZip: string;
  compared: readonly ComparedPharmacy[];
  isFull: boolean;
  onAdd: (pharmacy: ComparedPharmacy) => void;
};

const MOST_SHOWN = 8;
const FARTHEST = 50;
const NOWHERE: PharmacySearch = { zipCode: '', miles: FARTHEST };

/** Folded away until it is wanted: six stand beside each other already. */
export function AddPharmacy({ startZip, compared, isFull, onAdd }: Props) {
  const { add: words } = usePharmacyCostsTexts();
  const { shell } = useTexts();
  const [search, setSearch] = useState<PharmacySearch | null>(null);
  const { data, error, refetch } = useQuery({ ...pharmaciesQuery(search ?? NOWHERE), enabled: search !== null });
  const isZipUnknown = error instanceof Problem && error.fields?.['zipCode'] !== undefined;
  const others = data?.pharmacies.filter((one) => !compared.some((other) => isSame(one, other))) ?? [];
  const shown = others.slice(0, MOST_SHOWN);

  const add = (one: ComparedPharmacy) => {
    onAdd(one);
    announce(words.added(one.pharmacyName));
  };

  return (
    <details className={`${styles.addPharmacy} no-print`} open={startZip === '' || undefined}>
      <summary>{words.heading}</summary>
      {isFull && <p>{words.full(MOST_COMPARED)}</p>}
      <PharmacySearchForm
        className={styles.compareSearch}
        words={words}
        start={{ zipCode: startZip, miles: FARTHEST }}
        zipProblem={isZipUnknown && search ? words.zipUnknown(search.zipCode) : null}
        kind={({ values, set }) => (
          <label className="choice-row">
            <input
              type="checkbox"
              checked={values.kind === 'mail'}
              onChange={({ target }) => set({ kind: target.checked ? 'mail' : '' })}
            />
            {words.mail}
          </label>
        )}
        onSearch={setSearch}
      />
      {search && !data && !error && <Loading label={words.searching} />}
      {error && !isZipUnknown && (
        <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />
      )}
      <p role="status">{data && (others.length > 0 ? words.found(others.length) : words.none)}</p>
      <ul className={styles.comparedPharmacies}>
        {shown.map((one) => (
          <PharmacyToAdd
            key={one.pharmacyNumber}
            pharmacy={one}
            name={nameOf(one, others)}
            isFull={isFull}
            onAdd={add}
          />
        ))}
      </ul>
      {others.length > shown.length && <p className="quiet">{words.more}</p>}
    </details>
  );
}

const isSame = (one: ComparedPharmacy, other: ComparedPharmacy) => one.pharmacyNumber === other.pharmacyNumber;
