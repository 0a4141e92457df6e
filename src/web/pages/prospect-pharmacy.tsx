import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Pharmacy } from '#contract/saved-drugs.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { type PharmacySearch, pharmaciesQuery, pharmacyToKeep, USUAL_MILES } from '#web/data/pharmacies.ts';
import { EstimatorPharmacySearch } from '#web/features/drug-estimator/estimator-pharmacy-search.tsx';
import { FoundPharmacies } from '#web/features/drug-estimator/found-pharmacies.tsx';
import { HeadingLevel } from '#web/features/drug-estimator/step-heading.tsx';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';

type Props = { chosen: Pharmacy | null; planYear: number; onChoose: (pharmacy: Pharmacy) => void };

/** The pharmacy search of the estimator, for the pharmacy that is kept with the person. */
export function ProspectPharmacy({ chosen, planYear, onChoose }: Props) {
  const { pharmacy: words } = useEstimatorTexts();
  const { shell } = useTexts();
  const [search, setSearch] = useState<PharmacySearch | null>(null);
  const { data, isError, refetch } = useQuery({ ...pharmaciesQuery(search ?? NOWHERE), enabled: search !== null });

  return (
    <HeadingLevel value={3}>
      <EstimatorPharmacySearch startZip="" zipProblem={null} onSearch={setSearch} />
      {search && !data && !isError && <Loading label={words.searching} />}
      {isError && <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />}
      {data && (
        <FoundPharmacies
          {...data}
          chosen={chosen}
          planYear={planYear}
          plans={[]}
          mayChange
          onChoose={(found) => onChoose(pharmacyToKeep(found))}
        />
      )}
    </HeadingLevel>
  );
}

const NOWHERE: PharmacySearch = { zipCode: '', miles: USUAL_MILES };
