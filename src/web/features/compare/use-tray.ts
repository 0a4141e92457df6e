import { useMemo, useState } from 'react';
import type { PlanSummary } from '#contract/plan.ts';
import { parsePlanId, planIdOf } from '#domain/plans/plan-id.ts';
import { MOST_COMPARED } from '#domain/saved-plans/comparable.ts';
import { type Obstacle, useObstacles } from '#web/data/compare.ts';
import { recall, remember } from '#web/lib/session-memory.ts';

export type Tray = {
  /** The plans chosen that are on offer here and can be compared. */
  plans: readonly PlanSummary[];
  isFull: boolean;
  has: (plan: PlanSummary) => boolean;
  obstacleOf: (plan: PlanSummary) => Obstacle;
  toggle: (plan: PlanSummary) => void;
  clear: () => void;
};

/** The plans that a shopper picks to compare. Their ids alone are kept, for this tab. */
export function useTray(planYear: number, offered: readonly PlanSummary[]): Tray {
  const [kept, setKept] = useState(() => readTray(planYear));
  const obstacleOf = useObstacles();

  return useMemo(() => {
    // Another year has plans of its own.
    const planIds = kept.planYear === planYear ? kept.planIds : [];
    const plans = planIds.flatMap((planId) => {
      const plan = offered.find((other) => other.planId === planId);
      return plan && obstacleOf(plan) === null ? [plan] : [];
    });
    const keep = (chosen: readonly string[]) => {
      remember('compare', [planYear, ...chosen].join(','));
      setKept({ planYear, planIds: chosen });
    };

    return {
      plans,
      isFull: plans.length >= MOST_COMPARED,
      has: (plan) => plans.includes(plan),
      obstacleOf,
      toggle: (plan) => {
        const rest = plans.filter((other) => other !== plan).map(({ planId }) => planId);
        if (plans.includes(plan)) keep(rest);
        else if (rest.length < MOST_COMPARED) keep([...rest, plan.planId]);
      },
      clear: () => keep([]),
    };
  }, [kept, planYear, offered, obstacleOf]);
}

/** Anything may stand in the storage of a browser: what is no plan number is dropped. */
function readTray(planYear: number): { planYear: number; planIds: readonly string[] } {
  const [year, ...texts] = (recall('compare') ?? '').split(',');
  const planIds = texts.flatMap((text) => {
    const parts = parsePlanId(text);
    return parts ? [planIdOf(parts)] : [];
  });
  return Number(year) === planYear ? { planYear, planIds: planIds.slice(0, MOST_COMPARED) } : { planYear, planIds: [] };
}
