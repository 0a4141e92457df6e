import { queryOptions } from '@tanstack/react-query';
import { Problem } from '#contract/problem.ts';
import { call } from '#web/lib/call.ts';
import { planDetailsKey } from './plan-details-key.ts';

const FIVE_MINUTES = 300_000;

/** Everything known of a plan in a year; null when there is no such plan. PLAN-414: once for each plan and year. */
export const planDetailsQuery = (planId: string, planYear: number) =>
  queryOptions({
    queryKey: planDetailsKey(planId, planYear),
    queryFn: async ({ signal }) => {
      try {
        return await call('getPlanDetails', { params: { planId, year: planYear } }, signal);
      } catch (problem) {
        if (problem instanceof Problem && problem.code === 'plan-not-found') return null;
        throw problem;
      }
    },
    staleTime: FIVE_MINUTES,
  });
