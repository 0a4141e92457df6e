import type { removePlan as english } from '../en/saved-plans-removal.ts';
import { savedPlans } from './saved-plans.ts';

export const removePlan: typeof english = {
  question: savedPlans.removeQuestion,
  confirm: savedPlans.confirmRemove,
  keep: savedPlans.keep,
  close: savedPlans.close,
  withExtraHelp: (premium) => `${premium} con Ayuda Adicional`,
  withoutExtraHelp: (premium) => `${premium} sin Ayuda Adicional`,
};
