import type { CostAtPharmacy } from '#contract/pharmacy-costs.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { type Cheapest, cheapestPharmacy, isSold } from '#domain/drug-cost/cheapest-pharmacy.ts';
import type { SupplyLength } from '#domain/drug-cost/drug-quantity.ts';
import type { NoCostReason } from '#domain/drug-cost/year-estimate.ts';
import { useDrugCostTexts, usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import type { ComparedCosts } from '#web/data/pharmacy-costs.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import type { ComparedPharmacy } from './compared-pharmacies.ts';
import { CostCell } from './cost-cell.tsx';
import { nameOf } from './names-of.ts';
import styles from './pharmacy-costs.module.css';
import type { PlanToCompare } from './pharmacy-costs.tsx';
import { PlanSummary } from './plan-summary.tsx';

type Props = {
  plan: PlanToCompare;
  compared: ComparedCosts;
  pharmacies: readonly ComparedPharmacy[];
  list: SavedDrugs;
  mayChange: boolean;
  onChoose: (pharmacy: ComparedPharmacy, days: SupplyLength) => void;
};

const DAYS = [30, 90] as const;

export function PlanRows({ plan, compared, pharmacies, list, mayChange, onChoose }: Props) {
  const words = usePharmacyCostsTexts();
  const known = compared.state === 'known' ? compared.costs.pharmacies : [];
  const shown = known.filter((one) => pharmacies.some((other) => other.pharmacyNumber === one.pharmacyNumber));
  const chosen = list.pharmacy?.pharmacyNumber ?? null;
  const best = cheapestPharmacy(shown, chosen);
  const oneReason = onlyReason(shown);
  const isFailed = compared.state === 'failed';

  return (
    <tbody>
      <tr className={styles.planLine}>
        <th scope="rowgroup" colSpan={3}>
          <SourceWords>{plan.planName}</SourceWords>
        </th>
      </tr>
      {pharmacies.map((pharmacy) => {
        const cost = shown.find(({ pharmacyNumber }) => pharmacyNumber === pharmacy.pharmacyNumber);
        return (
          <tr key={pharmacy.pharmacyNumber}>
            <th scope="row">
              {nameOf(pharmacy, pharmacies)}
              {pharmacy.pharmacyNumber === chosen && (
                <strong className={styles.costNote}>{words.pharmacies.yours}</strong>
              )}
              {cost && (
                <span className={styles.costNote} data-network={cost.network}>
                  {words.table.network[cost.network]}
                </span>
              )}
            </th>
            {DAYS.map((days) => (
              <td key={days}>
                {cost ? (
                  <CostAt cost={cost} days={days} best={best} drugs={list.items} saysWhy={oneReason === null} />
                ) : (
                  <span className="quiet">{isFailed ? words.table.notAvailable : words.table.working}</span>
                )}
              </td>
            ))}
          </tr>
        );
      })}
      <PlanSummary
        compared={compared}
        shown={shown}
        best={best}
        reason={oneReason}
        pharmacies={pharmacies}
        list={list}
        mayChange={mayChange}
        onChoose={onChoose}
      />
    </tbody>
  );
}

type CostAtProps = {
  cost: CostAtPharmacy;
  days: SupplyLength;
  best: Cheapest | null;
  drugs: readonly Drug[];
  saysWhy: boolean;
};

function CostAt({ cost, days, best, drugs, saysWhy }: CostAtProps) {
  const { drugCosts } = useDrugCostTexts();
  const supply = cost.supplies.find((one) => one.days === days);
  if (!supply) return null;
  const isLowest = best !== null && best.dearestCostsMore !== 0 && supply.total === best.total && isSold(cost, supply);
  const reason = saysWhy && supply.because ? drugCosts.because[supply.because] : null;
  return <CostCell supply={supply} network={cost.network} drugs={drugs} isLowest={isLowest} reason={reason} />;
}

/** The one reason of all figures that are not there; null where there are several, or none. */
function onlyReason(shown: readonly CostAtPharmacy[]): NoCostReason | null {
  const missing = shown.flatMap(({ supplies }) => supplies).filter(({ total }) => total === null);
  const reasons = new Set(missing.map(({ because }) => because));
  return reasons.size === 1 ? ([...reasons][0] ?? null) : null;
}
