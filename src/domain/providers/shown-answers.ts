import type { NetworkAnswer } from './network-answer.ts';

/** What was shown of a doctor and a plan on a day, until something else was. */
export type Shown = { planId: string; planYear: number; shownOn: string; answer: NetworkAnswer };

type OfPlan = Pick<Shown, 'planId' | 'planYear'>;

/** So many of a doctor are kept; the oldest go. */
export const MOST_SHOWN = 60;

/** The oldest first. */
export const shownOf = <Kept extends OfPlan>(kept: readonly Kept[] | undefined, { planId, planYear }: OfPlan): Kept[] =>
  (kept ?? []).filter((shown) => shown.planId === planId && shown.planYear === planYear);

/** Whether an answer is another one than what was shown last of the plan and year, or the first. */
export const isNewlyShown = (kept: readonly Shown[] | undefined, now: Omit<Shown, 'shownOn'>): boolean =>
  shownOf(kept, now).at(-1)?.answer !== now.answer;

/** With what is newly shown at the end; the same list where nothing is. */
export function withShown<Kept extends Shown>(kept: readonly Kept[], now: readonly Kept[]): readonly Kept[] {
  const added = now.filter((shown) => isNewlyShown(kept, shown));
  return added.length === 0 ? kept : [...kept, ...added].slice(-MOST_SHOWN);
}

/** What was shown last before the answer of now; null where that was never another one. */
export const shownBefore = <Kept extends Shown>(
  kept: readonly Kept[] | undefined,
  now: Omit<Shown, 'shownOn'>,
): Kept | null => shownOf(kept, now).findLast(({ answer }) => answer !== now.answer) ?? null;
