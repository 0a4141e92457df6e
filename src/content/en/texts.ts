import { place } from './geography.ts';
import { planFacts } from './plan-facts.ts';
import { planList } from './plan-search.ts';
import { problems } from './problems.ts';
import { savedPlans } from './saved-plans.ts';
import { shell } from './shell.ts';

/** Every text of the pages in this language: the browser loads one language only. */
export const texts = { place, planFacts, planList, problems, savedPlans, shell };

export type Texts = Omit<typeof texts, 'problems'> & {
  problems: Record<keyof typeof problems, { title: string; detail: string }>;
};

export { lateTexts } from './late-texts.ts';
