import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { Drug } from '#contract/drugs.ts';
import { type CoverageRow, coverageRow } from '#domain/drugs/coverage-row.ts';
import { sortByDosage } from '#domain/drugs/saved-drug.ts';
import { useProfileTexts } from '#web/lib/page-texts.ts';
import { CoverageIcon } from './coverage-icon.tsx';
import { PharmacyMessage } from './pharmacy-message.tsx';

type Props = { drugs: readonly Drug[]; cost: PlanDrugCost };

/** A line for each saved drug; one message on the pharmacy stands in the place of all. DRUG-001, DRUG-005. */
export function CoverageRows({ drugs, cost }: Props) {
  const { drugCosts } = useProfileTexts();
  const rows = sortByDosage(drugs).map((drug) => ({ drug, row: rowOf(drug, cost) }));

  return (
    <>
      {cost.isShowPharmacyMessage && <PharmacyMessage isLongTermCare={cost.isLongTermCare} />}
      <ul className="coverage-rows" aria-label={drugCosts.yourDrugs}>
        {rows.map(({ drug, row }) => (
          <li key={drug.drugId}>
            <span>{drug.drugDosage}</span>
            {row !== 'pharmacy-message' && (
              <span className={`coverage coverage-${row}`}>
                <CoverageIcon row={row} />
                {drugCosts.coverage[row]}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function rowOf({ nationalDrugCode }: Drug, cost: PlanDrugCost): CoverageRow {
  const coverage = cost.drugs.find(({ ndc }) => ndc === nationalDrugCode)?.coverage ?? 'unknown';
  return coverageRow(coverage, cost);
}
