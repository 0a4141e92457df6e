type SavedPlanEntry = { planId: string; planYear: number; planType: string };

/** 'planId year type,planId year type': a text that others may read, and we never do. Spec A3 and B3, DATA-006. */
export const buildSavedPlans = (entries: readonly SavedPlanEntry[]) =>
  entries.map(({ planId, planYear, planType }) => `${planId} ${planYear} ${planType}`).join(',');
