import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isSuppressed } from '#domain/plan-year/suppression.ts';
import { isComparable } from '#domain/saved-plans/comparable.ts';
import { contentQuery } from '#web/data/content.ts';
import { useStart } from '#web/lib/start-context.ts';

type Plan = { planId: string; planYear: number; isPffs: boolean };

export type Obstacle = 'suppressed' | 'pffs' | null;

/** Why a plan can not be compared, as far as is known now: a list that can not be had names no plan. PLAN-406, PLAN-407. */
export function useObstacles(): (plan: Plan) => Obstacle {
  const { site } = useStart();
  const lists = useQuery(contentQuery(site.code, 'suppression-list')).data?.years;
  return useCallback(
    (plan) => {
      const suppressed = isSuppressed(plan, lists ?? {});
      if (isComparable({ ...plan, suppressed })) return null;
      return suppressed ? 'suppressed' : 'pffs';
    },
    [lists],
  );
}
