import { formatCents } from '#content/format/money.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import { useNamedDrugs } from '#web/data/drug-names.ts';
import { useDrugCostTexts } from '#web/data/page-texts.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import { averageNotes } from '#web/parts/drug-cost/drug-basis.ts';
import { yearLines, yearOfDrugs } from '#web/parts/drug-cost/drug-year.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './drug-grid.module.css';

type Props = { planName: string; drugs: readonly Drug[]; costs: DrugCosts | undefined };

/** What all drugs cost at one plan, in the figures of its card, and what they rest on. DRUG-405, DRUG-625. */
export function GridTotal({ planName, drugs, costs }: Props) {
  const { drugCosts, drugGrid } = useDrugCostTexts();
  const { shell } = useTexts();
  const { language } = useStart();

  const named = useNamedDrugs(drugs);
  if (costs?.state === 'failed') {
    return (
      <>
        <p>{drugCosts.failed}</p>
        <button type="button" className="link-button no-print" onClick={costs.tryAgain}>
          {shell.tryAgain}
          <span className="visually-hidden">
            : <SourceWords>{planName}</SourceWords>
          </span>
        </button>
      </>
    );
  }
  if (costs?.state !== 'known') return <p className="quiet">{drugGrid.working}</p>;
  const { cost } = costs;
  const year = yearOfDrugs(cost);
  const { drugYear } = drugCosts;
  const { lead, apart } = yearLines(cost, { drugYear, drugs: named, language });
  // A figure that nothing stands apart from is the whole year, and is said once.
  const parts = lead && (apart.length > 0 || lead.subject?.about === 'part') ? [lead, ...apart] : [];

  return (
    <div className={styles.total}>
      <strong className={year === null ? styles.unknown : styles.year}>
        {year === null ? drugCosts.notAvailable : drugGrid.aYear(formatCents(year, language))}
      </strong>
      {year === null && cost.because && <p>{drugCosts.because[cost.because]}</p>}
      {parts.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {needsPharmacyMessage(cost) && <p>{drugCosts.coverage['pharmacy-message']}</p>}
      {averageNotes(cost, drugYear).map((note) => (
        <p key={note} className="quiet">
          {note}
        </p>
      ))}
    </div>
  );
}
