import type { ImportConflict } from '#contract/imports.ts';
import type { Pharmacy } from '#contract/saved-drugs.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { DrugName } from '#web/parts/drugs/drug-name.tsx';
import { drugFacts } from '#web/parts/drugs/drug-words.ts';

/** One of the two, in the words of the list that it belongs to. */
export function ConflictSide({ conflict, side }: { conflict: ImportConflict; side: 'mine' | 'theirs' }) {
  const { savedDrugs } = useProfileTexts();
  const { language } = useStart();

  if (conflict.kind === 'drug') {
    const drug = conflict[side];
    return (
      <>
        <p>
          <strong>
            <DrugName>{drug.drugDosage}</DrugName>
          </strong>
        </p>
        <p>{drugFacts(drug, savedDrugs, language).join(' · ')}</p>
      </>
    );
  }
  const { name, address } = conflict.kind === 'pharmacy' ? ofPharmacy(conflict[side]) : ofDoctor(conflict[side]);
  return (
    <>
      <p>
        <strong>{name}</strong>
      </p>
      <p>{address}</p>
    </>
  );
}

type Address = { line: string; city: string; stateCode: string; zipCode: string };
const inOneLine = ({ line, city, stateCode, zipCode }: Address) => `${line}, ${city}, ${stateCode} ${zipCode}`;

const ofPharmacy = ({ pharmacyName, pharmacyAddress }: Pharmacy) => ({
  name: pharmacyName,
  address: pharmacyAddress && inOneLine(pharmacyAddress),
});

const ofDoctor = ({ providerName, providerAddress }: { providerName: string; providerAddress: Address }) => ({
  name: providerName,
  address: inOneLine(providerAddress),
});

/** What it is called in the profile. */
export function nameOfConflict(conflict: ImportConflict): string {
  if (conflict.kind === 'drug') return conflict.mine.drugDosage;
  return conflict.kind === 'pharmacy' ? conflict.mine.pharmacyName : conflict.mine.providerName;
}
