import { cheapestPharmacy } from '#domain/drug-cost/cheapest-pharmacy.ts';
import type { SupplyLength } from '#domain/drug-cost/drug-quantity.ts';
import type { DrugList } from '#web/lib/drug-list.ts';
import { usePharmacyCostsTexts } from '#web/lib/page-texts.ts';
import { SourceWords } from '#web/lib/source-words.tsx';
import type { ComparedCosts } from './api.ts';
import type { ComparedPharmacy } from './compared-pharmacies.ts';
import { CostCell } from './cost-cell.tsx';
import type { PlanToCompare } from './pharmacy-costs.tsx';
import { PlanSummary } from './plan-summary.tsx';

type Props = {
  plan: PlanToCompare;
  compared: ComparedCosts;
  pharmacies: readonly ComparedPharmacy[];
  list: DrugList;
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

  return (
    <tbody>
      <tr className="plan-line">
        <th scope="rowgroup" colSpan={3}>
          <SourceWords>{plan.planName}</SourceWords>
        </th>
      </tr>
      {pharmacies.map((pharmacy) => {
        const cost = shown.find(({ pharmacyNumber }) => pharmacyNumber === pharmacy.pharmacyNumber);
        return (
          <tr key={pharmacy.pharmacyNumber}>
            <th scope="row">
              {pharmacy.pharmacyName}
              {pharmacy.pharmacyNumber === chosen && <strong className="cost-note">{words.pharmacies.yours}</strong>}
              {cost && (
                <span className="cost-note" data-network={cost.network}>
                  {words.table.network[cost.network]}
                </span>
              )}
            </th>
            {DAYS.map((days) => (
              <td key={days}>
                <CostCell
                  supply={cost?.supplies.find((one) => one.days === days)}
                  isWaiting={compared.state !== 'failed' && !cost}
                  isLowest={best?.pharmacyNumber === pharmacy.pharmacyNumber && best.days === days}
                  drugs={list.items}
                />
              </td>
            ))}
          </tr>
        );
      })}
      <PlanSummary
        compared={compared}
        shown={shown}
        best={best}
        pharmacies={pharmacies}
        list={list}
        mayChange={mayChange}
        onChoose={onChoose}
      />
    </tbody>
  );
}
