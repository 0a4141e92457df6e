import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { countCovered, needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import type { DrugCosts, ListToPrice } from '#web/data/drug-cost.ts';

/** Where the chosen pharmacy stands; null where the network is not in our data. */
export type PharmacyStanding = 'preferred' | 'in-network' | 'out-of-network' | null;

/** What decides about a plan for somebody with saved drugs. What is not known is null. */
export type DrugFacts = {
  isWaiting: boolean;
  covered: number | null;
  all: number;
  /** Undefined as long as none is chosen. */
  pharmacy: PharmacyStanding | undefined;
};

export function drugFactsOf(known: DrugCosts | undefined, { items, pharmacy }: ListToPrice): DrugFacts {
  const cost = known?.state === 'known' ? known.cost : null;
  return {
    isWaiting: known?.state === 'waiting',
    covered: cost && countCovered(cost.drugs),
    all: items.length,
    pharmacy: pharmacy ? cost && standingOf(cost) : undefined,
  };
}

function standingOf(cost: PlanDrugCost): PharmacyStanding {
  if (needsPharmacyMessage(cost)) return 'out-of-network';
  if (cost.inNetwork === null) return null;
  return cost.isPreferred ? 'preferred' : 'in-network';
}
