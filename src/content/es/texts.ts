import type { Texts } from '../en/texts.ts';
import { place } from './geography.ts';
import { home } from './home.ts';
import { planFacts } from './plan-facts.ts';
import { planList } from './plan-search.ts';
import { problems } from './problems.ts';
import { savedPlans } from './saved-plans.ts';
import { shell } from './shell.ts';

export const texts: Texts = { home, place, planFacts, planList, problems, savedPlans, shell };
