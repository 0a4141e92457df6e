import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';

const ONE_HOUR = 3_600_000;

/** How to reach the company behind a plan. PLAN-415. */
export const planContactQuery = (planId: string, planYear: number) =>
  queryOptions({
    queryKey: ['plan-contact', planId, planYear],
    queryFn: ({ signal }) => call('getPlanContact', { params: { id: planId, year: planYear } }, signal),
    staleTime: ONE_HOUR,
  });
