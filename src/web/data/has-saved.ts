import { useSavedDrugs } from './saved-drugs.ts';
import { useSavedPlanCount } from './saved-plans.ts';

/** Whether the profile holds anything that a person put there; false until it is known. */
export function useHasSaved(): boolean {
  const { list } = useSavedDrugs();
  const plans = useSavedPlanCount() ?? 0;
  return plans > 0 || (list !== undefined && (list.items.length > 0 || list.pharmacy !== null));
}
