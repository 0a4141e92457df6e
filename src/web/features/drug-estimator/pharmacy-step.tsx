import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { isZip } from '#domain/geography/zip.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { type PharmacySearch, pharmaciesQuery, USUAL_MILES } from '#web/data/pharmacies.ts';
import { recallZip, rememberZip } from '#web/data/remembered-place.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { UndoLine } from '#web/ui/undo-line.tsx';
import { ChosenPharmacy } from './chosen-pharmacy.tsx';
import { EstimatorPharmacySearch } from './estimator-pharmacy-search.tsx';
import { FoundPharmacies } from './found-pharmacies.tsx';
import styles from './pharmacy-step.module.css';
import type { EstimatorPlan } from './result-rows.ts';
import { StepHeading } from './step-heading.tsx';
import { useChoosePharmacy } from './use-choose-pharmacy.ts';

type Props = {
  list: SavedDrugs;
  planYear: number;
  mayChange: boolean;
  /** The saved plans that cover drugs: each says what the pharmacies are to it. */
  plans: readonly EstimatorPlan[];
};

/** The pharmacy, and a search for another one. It starts where the shopper looked last. PHARM-600. */
export default function PharmacyStep({ list, planYear, mayChange, plans }: Props) {
  const { shell } = useTexts();
  const { pharmacy: words } = useEstimatorTexts();
  const [startZip] = useState(() => recallZip() ?? list.pharmacy?.pharmacyAddress?.zipCode ?? zipOf(plans) ?? '');
  const [search, setSearch] = useState<PharmacySearch | null>(() =>
    isZip(startZip) ? { zipCode: startZip, miles: USUAL_MILES } : null,
  );
  const { data, error, refetch } = useQuery({ ...pharmaciesQuery(search ?? NOWHERE), enabled: search !== null });
  const { chosen, cleared, choose, clear, putBack, refusal } = useChoosePharmacy(list.pharmacy);
  const step = useRef<HTMLDivElement>(null);
  const isZipUnknown = error instanceof Problem && error.fields?.['zipCode'] !== undefined;

  // The button that was pressed goes with the pharmacy, or with what stood for it.
  const focusAfter = useFocusAfter<'cleared' | 'put back'>(
    (change) => focusIn(step.current, change === 'cleared' ? '[data-undo]' : '[data-clear]', '[data-step-heading]'),
    (change) => (chosen === null) === (change === 'cleared'),
  );

  return (
    <div className={styles.pharmacyStep} ref={step}>
      <StepHeading>{words.heading}</StepHeading>
      {refusal && (
        <Notice tone="problem" urgent>
          <p>{refusal}</p>
        </Notice>
      )}
      {chosen ? (
        <ChosenPharmacy
          key={chosen.pharmacyNumber}
          planYear={planYear}
          mayChange={mayChange}
          pharmacy={chosen}
          onClear={() => {
            focusAfter('cleared');
            clear(chosen, () => focusAfter('put back'));
          }}
        />
      ) : (
        <p>{words.none}</p>
      )}
      {cleared && (
        <UndoLine
          sentence={words.cleared(cleared.pharmacyName)}
          onUndo={() => {
            focusAfter('put back');
            putBack(cleared);
          }}
        />
      )}
      <section className="no-print">
        <StepHeading isPart>{words.findHeading}</StepHeading>
        <EstimatorPharmacySearch
          startZip={startZip}
          zipProblem={isZipUnknown && search ? words.zipUnknown(search.zipCode) : null}
          onSearch={(wanted) => {
            rememberZip(wanted.zipCode);
            setSearch(wanted);
          }}
        />
        {search && !data && !error && <Loading label={words.searching} />}
        {error && !isZipUnknown && (
          <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />
        )}
        {data && !error && (
          <FoundPharmacies
            {...data}
            chosen={chosen}
            planYear={planYear}
            plans={plans}
            mayChange={mayChange}
            onChoose={choose}
          />
        )}
      </section>
    </div>
  );
}

/** Where plans are shopped for, when nothing else tells where to look. */
const zipOf = (plans: readonly EstimatorPlan[]) => plans.find(({ toPrice }) => toPrice)?.toPrice?.zipCode ?? null;

const NOWHERE: PharmacySearch = { zipCode: '', miles: USUAL_MILES };
