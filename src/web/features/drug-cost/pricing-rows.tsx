import { formatCents } from '#content/format/money.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { PlanReceipt } from '#contract/drug-receipt.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { coverageRow } from '#domain/drugs/coverage-row.ts';
import { sortByDosage } from '#domain/drugs/saved-drug.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { useDrugCostTexts, useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { isOutdatedAverage } from '#web/parts/drug-cost/drug-basis.ts';
import { tierOfDrug, tierWords } from '#web/parts/drug-cost/drug-cover.ts';
import { yearOfDrugs } from '#web/parts/drug-cost/drug-year.ts';
import { Dollar, type ReceiptAbout } from '#web/parts/drug-cost/receipt.tsx';
import { DrugName } from '#web/parts/drugs/drug-name.tsx';
import coverageStyles from './coverage.module.css';
import { CoverageIcon } from './coverage-icon.tsx';
import { DrugLimits } from './drug-limits.tsx';
import { PhaseCosts } from './phase-costs.tsx';
import styles from './pricing-dialog.module.css';

type Props = {
  drugs: readonly Drug[];
  cost: PlanDrugCost;
  /** Null until it is known. */
  receipt: PlanReceipt | null;
};

/** One row for each saved drug. What is not known is said, and is neither 'not covered' nor $0. DRUG-612. */
export function PricingRows({ drugs, cost, receipt }: Props) {
  const drugPricing = useDrugPricingTexts();
  const { drugCosts } = useDrugCostTexts();
  const { language } = useStart();
  const nameOf = useDrugName();
  const money = (cents: number | null | undefined, about: ReceiptAbout, of: string) =>
    cents === null || cents === undefined ? drugPricing.notAvailable : <Dollar subject={{ ...about, cents }} of={of} />;

  return (
    <table className={styles.rows} data-prices>
      <thead>
        <tr>
          <th scope="col">{drugPricing.drug}</th>
          <th scope="col">{drugPricing.coverage}</th>
          <th scope="col">{drugPricing.tier}</th>
          <th scope="col">{drugPricing.initialCost}</th>
          <th scope="col">{drugPricing.year}</th>
        </tr>
      </thead>
      <tbody>
        {sortByDosage(drugs).map((drug) => {
          const code = drug.nationalDrugCode;
          const known = cost.drugs.find(({ ndc }) => ndc === code);
          const byPhase = receipt?.drugs.find(({ ndc }) => ndc === code)?.byPhase;
          return (
            <tr key={drug.drugId}>
              <th scope="row">
                <DrugName>{drug.drugDosage}</DrugName>
                {known && <DrugLimits drug={drug} cost={known} />}
                {known?.average?.year && (
                  <p className={coverageStyles.note}>{drugCosts.estimated(known.average.year)}</p>
                )}
                {known && isOutdatedAverage(known) && (
                  <p className={coverageStyles.note}>{drugCosts.drugYear.negotiated}</p>
                )}
                {byPhase && <PhaseCosts drug={nameOf(drug.drugDosage)} byPhase={byPhase} />}
              </th>
              <td data-label={drugPricing.coverage}>
                <Coverage coverage={known?.coverage ?? 'unknown'} />
              </td>
              <td data-label={drugPricing.tier}>{tierWords(tierOfDrug(cost, drug), drugPricing)}</td>
              <td data-label={drugPricing.initialCost}>
                {money(
                  cost.costsDuringInitialCoveragePeriod[code],
                  { about: 'fill', ndc: code },
                  `${nameOf(drug.drugDosage)}, ${drugPricing.initialCost}`,
                )}
              </td>
              <td data-label={drugPricing.year}>
                {money(known?.year, { about: 'drug', ndc: code }, `${nameOf(drug.drugDosage)}, ${drugPricing.year}`)}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        {partRows(cost.parts).map(({ part, cents }) => (
          <tr key={part} className={styles.part}>
            <th scope="row" colSpan={4}>
              {drugPricing.parts[part]}
            </th>
            <td data-label={drugPricing.year}>
              {cents === null ? drugPricing.notAvailable : formatCents(cents, language)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={4}>
            {drugPricing.total}
          </th>
          <td data-label={drugPricing.year}>{money(yearOfDrugs(cost), { about: 'year' }, drugPricing.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type PartRow = { part: 'covered' | 'supplemental' | 'notCovered'; cents: number | null };

/** What is covered stands apart from what is not, as soon as there is more than the one. */
function partRows(parts: PlanDrugCost['parts']): PartRow[] {
  if (!parts) return [];
  const rows: PartRow[] = [
    { part: 'covered', cents: parts.covered },
    { part: 'supplemental', cents: parts.supplemental },
    { part: 'notCovered', cents: parts.notCovered },
  ];
  const others = rows.filter(({ part, cents }) => part !== 'covered' && cents !== 0);
  return others.length > 0 ? rows.filter((row) => row.part === 'covered' || others.includes(row)) : [];
}

function Coverage({ coverage }: { coverage: PlanDrugCost['drugs'][number]['coverage'] }) {
  const { drugCosts } = useDrugCostTexts();
  // Where the pharmacy stands is told once, above all rows; here each drug says whether the plan has it.
  const row = coverageRow(coverage, null);
  if (row === 'pharmacy-message') return null;
  return (
    <span className={coverageStyles.coverage} data-coverage={row}>
      <CoverageIcon row={row} />
      {drugCosts.coverage[row]}
    </span>
  );
}
