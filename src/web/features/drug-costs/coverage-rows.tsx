import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { Drug } from '#contract/drugs.ts';
import { type CoverageRow, coverageRow } from '#domain/drugs/coverage-row.ts';
import { sortByDosage } from '#domain/drugs/saved-drug.ts';
import { costOfDrug } from '#web/lib/drug-cover.ts';
import { useProfileTexts } from '#web/lib/page-texts.ts';
import { CoverageIcon } from './coverage-icon.tsx';
import { DrugTerms } from './drug-terms.tsx';
import { PharmacyMessage } from './pharmacy-message.tsx';

type Props = {
  drugs: readonly Drug[];
  cost: PlanDrugCost;
  /** With the tier of each drug, and what the plan asks before it pays. */
  withTerms?: boolean;
};

/** A line for each saved drug; one message on the pharmacy stands in the place of all. DRUG-001, DRUG-005. */
export function CoverageRows({ drugs, cost, withTerms = false }: Props) {
  const { drugCosts } = useProfileTexts();
  const rows = sortByDosage(drugs).map((drug) => ({ drug, known: costOfDrug(cost, drug), row: rowOf(drug, cost) }));

  return (
    <>
      {cost.isShowPharmacyMessage && <PharmacyMessage isLongTermCare={cost.isLongTermCare} />}
      <ul className="coverage-rows" aria-label={drugCosts.yourDrugs}>
        {rows.map(({ drug, known, row }) => (
          <li key={drug.drugId}>
            <span>{drug.drugDosage}</span>
            {row !== 'pharmacy-message' && (
              <span className={`coverage coverage-${row}`}>
                <CoverageIcon row={row} />
                {drugCosts.coverage[row]}
              </span>
            )}
            {withTerms && known && <DrugTerms cost={known} />}
          </li>
        ))}
      </ul>
    </>
  );
}

const rowOf = (drug: Drug, cost: PlanDrugCost): CoverageRow =>
  coverageRow(costOfDrug(cost, drug)?.coverage ?? 'unknown', cost);
