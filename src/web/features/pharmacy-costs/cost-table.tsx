import type { SupplyLength } from '#domain/drug-cost/drug-quantity.ts';
import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import type { ComparedCosts } from '#web/data/pharmacy-costs.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import type { ComparedPharmacy } from './compared-pharmacies.ts';
import styles from './pharmacy-costs.module.css';
import type { PlanToCompare } from './pharmacy-costs.tsx';
import { PlanRows } from './plan-rows.tsx';

type Props = {
  plans: readonly PlanToCompare[];
  planYear: number;
  pharmacies: readonly ComparedPharmacy[];
  costs: ReadonlyMap<string, ComparedCosts>;
  list: SavedDrugs;
  mayChange: boolean;
  onChoose: (pharmacy: ComparedPharmacy, days: SupplyLength) => void;
};

const DAYS = [30, 90] as const;

/** One table: below each plan its pharmacies, and for each what a year costs when filled for 30 and for 90 days. */
export function CostTable({ plans, planYear, pharmacies, costs, list, mayChange, onChoose }: Props) {
  const { table: words } = usePharmacyCostsTexts();
  const states = plans.map(({ planId }) => costs.get(planId)?.state ?? 'waiting');
  const isWaiting = states.includes('waiting');
  const hasHelp = list.extraHelp.lisSubsidyLevel !== '' && list.extraHelp.lisSubsidyLevel !== '0';

  return (
    <section>
      <p className={isWaiting ? 'quiet' : 'visually-hidden'} role="status">
        {isWaiting ? words.working : states.includes('known') && words.ready}
      </p>
      <table className={styles.table} data-drug-costs>
        <caption>{words.caption(planYear)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.pharmacy}</th>
            {DAYS.map((days) => (
              <th key={days} scope="col">
                {words.days[days]}
              </th>
            ))}
          </tr>
        </thead>
        {plans.map((plan) => (
          <PlanRows
            key={plan.planId}
            plan={plan}
            compared={costs.get(plan.planId) ?? { state: 'waiting' }}
            pharmacies={pharmacies}
            list={list}
            mayChange={mayChange}
            onChoose={onChoose}
          />
        ))}
      </table>
      {hasHelp && <p>{words.withHelp}</p>}
      <p className="quiet">{words.estimate}</p>
    </section>
  );
}
