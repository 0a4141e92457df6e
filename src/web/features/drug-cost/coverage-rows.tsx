import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import { type CoverageRow, coverageRow } from '#domain/drugs/coverage-row.ts';
import { sortByDosage } from '#domain/drugs/saved-drug.ts';
import { useDrugCostTexts } from '#web/data/page-texts.ts';
import { notSoldWords, priceNotes } from '#web/parts/drug-cost/drug-basis.ts';
import { costOfDrug, tierOfDrug } from '#web/parts/drug-cost/drug-cover.ts';
import { SupplyOffers, type Switching } from '#web/parts/drug-cost/supply-offers.tsx';
import { DrugName } from '#web/parts/drugs/drug-name.tsx';
import styles from './coverage.module.css';
import { CoverageIcon } from './coverage-icon.tsx';
import { DrugTerms } from './drug-terms.tsx';
import { PharmacyMessage } from './pharmacy-message.tsx';

type Props = Switching & {
  drugs: readonly Drug[];
  pharmacy: Pharmacy | null;
  cost: PlanDrugCost;
  /** With the tier of each drug, and what the plan asks before it pays. */
  withTerms?: boolean;
};

/** A line for each saved drug; one message on the pharmacy stands in the place of all. DRUG-001, DRUG-005. */
export function CoverageRows({ drugs, cost, ...how }: Props) {
  const { drugCosts } = useDrugCostTexts();

  return (
    <>
      {cost.isShowPharmacyMessage && <PharmacyMessage isLongTermCare={cost.isLongTermCare} />}
      <ul className={styles.rows} aria-label={drugCosts.yourDrugs}>
        {sortByDosage(drugs).map((drug) => (
          <DrugLine key={drug.drugId} {...how} drug={drug} cost={cost} />
        ))}
      </ul>
    </>
  );
}

type LineProps = Omit<Props, 'drugs'> & { drug: Drug };

function DrugLine({ drug, pharmacy, cost, withTerms = false, ...switching }: LineProps) {
  const { drugCosts } = useDrugCostTexts();
  const { drugYear } = drugCosts;
  const known = costOfDrug(cost, drug);
  const row = coverageRow(known?.coverage ?? 'unknown', cost, known?.isOffered);
  const notes = known ? priceNotes(known, drugYear) : [];

  return (
    <li>
      <span>
        <DrugName>{drug.drugDosage}</DrugName>
      </span>
      {row !== 'pharmacy-message' && (
        <Cover row={row} words={row === 'not-offered' ? notSoldWords(drug, pharmacy, drugYear) : null} />
      )}
      {known && row === 'not-offered' && (
        <SupplyOffers drug={drug} cost={known} pharmacy={pharmacy} words={drugYear} {...switching} />
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {!withTerms && known?.restrictions?.quantityLimit?.isOverLimit && (
        <p className={styles.note}>{drugYear.overLimit}</p>
      )}
      {withTerms && known && <DrugTerms drug={drug} cost={known} tier={tierOfDrug(cost, drug)} />}
    </li>
  );
}

type CoverProps = { row: Exclude<CoverageRow, 'pharmacy-message'>; words: string | null };

function Cover({ row, words }: CoverProps) {
  const { drugCosts } = useDrugCostTexts();
  return (
    <span className={styles.coverage} data-coverage={row}>
      <CoverageIcon row={row} />
      {words ?? drugCosts.coverage[row]}
    </span>
  );
}
