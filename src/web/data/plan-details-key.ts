/** Apart from the query: every page fills its cache from the start, and few ask. */
export const planDetailsKey = (planId: string, planYear: number) => ['plan-details', planId, planYear] as const;
