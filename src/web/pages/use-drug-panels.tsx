import type { ReactNode } from 'react';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { useDrugCosts } from '#web/data/drug-cost.ts';
import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import { DrugPanel } from '#web/features/drug-cost/drug-panel.tsx';
import type { EstimatorStep } from '#web/features/saved-drugs/drugs-view.tsx';
import { hasDrugCover } from './has-drug-cover.ts';
import { savedPlanToPrice } from './saved-plan-to-price.ts';

/** Cards wait until it is known whether drugs are saved, so that no panel comes late and moves what is below it. */
type DrugPanels = { drugsOf: (plan: SavedPlan) => ReactNode; isWaiting: boolean };

/** What the saved drugs cost with each saved plan of a year, ready to stand on its card. */
export function useDrugPanels(planYear: number, onEstimate: (step: EstimatorStep) => void): DrugPanels {
  const { plans = [] } = useSavedPlans(planYear);
  const { list, isError } = useSavedDrugs();
  const costs = useDrugCosts(plans.flatMap(toPrice), list);

  const drugsOf = (plan: SavedPlan) =>
    list && hasDrugCover(plan) ? (
      <DrugPanel
        planName={plan.planName}
        monthlyPremium={plan.facts?.monthlyPremium ?? null}
        drugs={list.items}
        pharmacy={list.pharmacy}
        costs={costs.get(plan.planId)}
        onEdit={() => onEstimate('drugs')}
        onPharmacy={() => onEstimate('pharmacy')}
      />
    ) : null;
  return { drugsOf, isWaiting: !list && !isError };
}

const toPrice = (plan: SavedPlan) => (hasDrugCover(plan) && savedPlanToPrice(plan)) || [];
