type PlanOfYear = { planId: string; planYear: number };

/** Plan ids per plan year. A missing year, or no list of acquired plans, names no plan. CONTENT-002, ENROLL-407. */
export type SuppressionLists = Readonly<
  Record<number, { suppressed?: readonly string[]; acquired?: readonly string[] }>
>;

/** Acquired plans are treated as suppressed ones: no Enroll button and no place in a comparison. Spec A5. */
export function isSuppressed({ planId, planYear }: PlanOfYear, lists: SuppressionLists): boolean {
  const { suppressed = [], acquired = [] } = lists[planYear] ?? {};
  return suppressed.includes(planId) || acquired.includes(planId);
}
