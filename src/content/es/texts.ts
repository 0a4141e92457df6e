import type { Texts } from '../en/texts.ts';
import { place } from './geography.ts';
import { planFacts } from './plan-facts.ts';
import { planList } from './plan-search.ts';
import { problems } from './problems.ts';
import { savedPlans } from './saved-plans.ts';
import { shell } from './shell.ts';

export const texts: Texts = { place, planFacts, planList, problems, savedPlans, shell };

export { lateTexts } from './late-texts.ts';
