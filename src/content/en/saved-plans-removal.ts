import { savedPlans } from './saved-plans.ts';

/** The remove-plan popup. Its buttons are verbatim. PLAN-601 to PLAN-603. */
export const removePlan = {
  question: savedPlans.removeQuestion,
  confirm: savedPlans.confirmRemove,
  keep: savedPlans.keep,
  close: savedPlans.close,
  withExtraHelp: (premium: string) => `${premium} with Extra Help`,
  withoutExtraHelp: (premium: string) => `${premium} without Extra Help`,
};
