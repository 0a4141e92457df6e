import { useRef } from 'react';
import { useDrugCostTexts, useEstimatorTexts } from '#web/data/page-texts.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Receipts } from '#web/parts/drug-cost/receipt.tsx';
import { Figures } from '#web/ui/figures.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import { KnownResult } from './known-result.tsx';
import type { Result, ResultRow } from './result-rows.ts';
import styles from './results-step.module.css';
import { StepHeading } from './step-heading.tsx';

type Props = { row: ResultRow; list: SavedDrugs; onPharmacy: () => void };

/** What a year costs at one plan, or why there is no figure. */
export function ResultCard({ row: { plan, result }, list, onPharmacy }: Props) {
  const { planName } = plan;
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <li className={styles.card}>
      <StepHeading isPart headingRef={heading}>
        <SourceWords>{planName}</SourceWords>
      </StepHeading>
      {result.state === 'known' ? (
        <Receipts of={{ planName, drugs: list.items, request: result.request }}>
          <KnownResult
            result={result}
            list={list}
            onPharmacy={onPharmacy}
            hasPremium={plan.monthlyPremium !== null}
            onSwitched={() => heading.current?.focus()}
          />
        </Receipts>
      ) : (
        <NoResult result={result} />
      )}
    </li>
  );
}

function NoResult({ result }: { result: Exclude<Result, { state: 'known' }> }) {
  const { shell } = useTexts();
  const { results: words } = useEstimatorTexts();
  const { drugCosts } = useDrugCostTexts();

  if (result.state === 'waiting') return <p className="quiet appear-late">{words.working}</p>;
  if (result.state === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{words.failed}</p>
        <button type="button" className="link-button" onClick={result.tryAgain}>
          {shell.tryAgain}
        </button>
      </div>
    );
  }
  const labels = [words.total, words.year, words.month];
  return (
    <>
      <Figures
        className={styles.figures}
        unknown={words.notAvailable}
        figures={labels.map((label) => ({ label, value: null }))}
      />
      <ul className={styles.notes}>
        <li>{{ ...drugCosts.because, ...words.because }[result.because]}</li>
        {result.place && <li data-tone={result.place}>{words.place[result.place]}</li>}
      </ul>
    </>
  );
}
