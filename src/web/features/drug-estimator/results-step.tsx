import type { ReactNode } from 'react';
import { useDrugCosts } from '#web/data/drug-cost.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ExtraHelpQuestion } from './extra-help-choice.tsx';
import { ResultCard } from './result-card.tsx';
import { coversDrugs, type EstimatorPlan, plansToPrice, resultRows } from './result-rows.ts';
import styles from './results-step.module.css';
import { StepHeading } from './step-heading.tsx';

/** The saved plans of a year, as the page knows them. */
export type EstimatorPlans = {
  /** Undefined until they are known. */
  plans: readonly EstimatorPlan[] | undefined;
  isError: boolean;
  tryAgain: () => void;
};

type Props = EstimatorPlans & {
  list: SavedDrugs;
  planYear: number;
  browseAddress: string;
  onStep: (step: 'drugs' | 'pharmacy') => void;
};

/** What the saved drugs cost in a year at each saved plan. */
export default function ResultsStep({ list, planYear, plans, isError, tryAgain, browseAddress, onStep }: Props) {
  const { shell } = useTexts();
  const { results: words, toPharmacyCosts } = useEstimatorTexts();
  const { site } = useStart();
  const seePlans = (
    <Link className="ds-c-button ds-c-button--solid" to={browseAddress}>
      {words.seePlans}
    </Link>
  );

  return (
    <div className={styles.resultsStep}>
      <StepHeading>{words.heading(planYear)}</StepHeading>
      {list.items.length === 0 ? (
        <Missing sentence={words.noDrugs}>
          <button type="button" className="ds-c-button ds-c-button--solid" onClick={() => onStep('drugs')}>
            {words.addDrugs}
          </button>
        </Missing>
      ) : (
        <>
          <ExtraHelpQuestion extraHelp={list.extraHelp} />
          <p>
            {list.pharmacy ? words.pharmacy(list.pharmacy.pharmacyName) : words.noPharmacy}{' '}
            {!list.pharmacy && (
              <button type="button" className="link-button no-print" onClick={() => onStep('pharmacy')}>
                {words.choosePharmacy}
              </button>
            )}
          </p>
          <p className="no-print">
            <Link to={site.addresses.pharmacyCosts}>{toPharmacyCosts}</Link>
          </p>
          {!plans && isError && (
            <Failure sentence={words.plansFailed} tryAgain={shell.tryAgain} onTryAgain={tryAgain} />
          )}
          {!plans && !isError && <Loading label={words.loadingPlans} />}
          {plans?.length === 0 && <Missing sentence={words.noPlans(planYear)}>{seePlans}</Missing>}
          {plans && plans.length > 0 && !plans.some(coversDrugs) && (
            <Missing sentence={words.noDrugPlans(planYear)}>{seePlans}</Missing>
          )}
          {plans && plans.length > 0 && <Results plans={plans} list={list} onPharmacy={() => onStep('pharmacy')} />}
        </>
      )}
    </div>
  );
}

type ResultsProps = { plans: readonly EstimatorPlan[]; list: SavedDrugs; onPharmacy: () => void };

function Results({ plans, list, onPharmacy }: ResultsProps) {
  const { results: words } = useEstimatorTexts();
  const costs = useDrugCosts(plansToPrice(plans), list);
  const rows = resultRows(plans, { costs, hasPharmacy: list.pharmacy !== null });
  const hasFigures = rows.some(({ result }) => result.state === 'known');
  const hasTotals = rows.some(({ result }) => result.state === 'known' && result.total !== null);
  const isWaiting = rows.some(({ result }) => result.state === 'waiting');

  return (
    <>
      <p className="quiet" role="status">
        {isWaiting ? words.working : hasTotals && words.order}
      </p>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <ResultCard key={row.plan.planId} row={row} list={list} onPharmacy={onPharmacy} />
        ))}
      </ul>
      {(isWaiting || hasFigures) && <p className="quiet">{words.estimate}</p>}
    </>
  );
}

const Missing = ({ sentence, children }: { sentence: string; children: ReactNode }) => (
  <div className={styles.estimatorMissing}>
    <p>{sentence}</p>
    {children}
  </div>
);
