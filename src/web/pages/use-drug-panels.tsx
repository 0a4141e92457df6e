import type { SavedPlan } from '#contract/saved-plans.ts';
import { useDrugCosts } from '#web/data/drug-cost.ts';
import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import { DrugPanel } from '#web/features/drug-cost/drug-panel.tsx';
import type { EstimatorStep } from '#web/features/saved-drugs/drugs-view.tsx';
import type { KnownOfPlan } from '#web/features/saved-plans/saved-plan-card.tsx';
import { drugFactsOf } from '#web/parts/plans/drug-facts.ts';
import { useDoctorsOfPlans } from '#web/parts/providers/use-doctors-of-plans.ts';
import { planYearOf } from '#web/parts/year-bar/plan-year.ts';
import { hasDrugCover } from './has-drug-cover.ts';
import { savedPlanToPrice } from './saved-plan-to-price.ts';

/** Cards wait until it is known whether drugs are saved, so that no panel comes late and moves what is below it. */
type DrugPanels = { knownOf: (plan: SavedPlan) => KnownOfPlan; hasDrugs: boolean; isWaiting: boolean };

/** What the page knows of each saved plan of a year and the saved drugs, ready to stand on its card. */
export function useDrugPanels(planYear: number, onEstimate: (step: EstimatorStep) => void): DrugPanels {
  const { plans = [] } = useSavedPlans(planYear);
  const { list, isError } = useSavedDrugs();
  const costs = useDrugCosts(plans.flatMap(toPrice), list);
  const doctors = useDoctorsOfPlans(
    planYear,
    plans.flatMap(({ facts }) => facts ?? []),
  );
  const hasDrugs = list !== undefined && list.items.length > 0;

  const knownOf = (plan: SavedPlan): KnownOfPlan => {
    const { planId, planName, facts } = plan;
    const cost = costs.get(planId);
    const isCovering = list !== undefined && hasDrugCover(plan);
    return {
      year: facts && planYearOf(facts, hasDrugs ? (cost ?? null) : 'none'),
      doctors: (facts && doctors?.figureOf(facts)) ?? null,
      cover: isCovering && hasDrugs ? drugFactsOf(cost, list) : null,
      drugs: isCovering && (
        <DrugPanel
          planName={planName}
          monthlyPremium={facts?.monthlyPremium ?? null}
          drugs={list.items}
          pharmacy={list.pharmacy}
          costs={cost}
          onEdit={() => onEstimate('drugs')}
          onPharmacy={() => onEstimate('pharmacy')}
        />
      ),
    };
  };
  return { knownOf, hasDrugs, isWaiting: !list && !isError };
}

export const toPrice = (plan: SavedPlan) => (hasDrugCover(plan) && savedPlanToPrice(plan)) || [];
