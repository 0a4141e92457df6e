import { expect, test } from 'vitest';
import { buildSavedPlans } from './saved-plans-string.ts';

const advantage = { planId: 'H0001001000', planYear: 2026, planType: 'MA' };
const drugPlan = { planId: 'S0001001000', planYear: 2026, planType: 'PDP' };
const nursing = { planId: 'H1111001000', planYear: 2027, planType: 'Institutional - IESNP' };

test.each([
  ['no plan', [], ''],
  ['one plan', [advantage], 'H0001001000 2026 MA'],
  ['two plans', [advantage, drugPlan], 'H0001001000 2026 MA,S0001001000 2026 PDP'],
  ['a type with blanks', [nursing, drugPlan], 'H1111001000 2027 Institutional - IESNP,S0001001000 2026 PDP'],
])('[DATA-006] [DATA-604] an entry is an id, a year and a type, with commas between: %s', (_story, plans, text) => {
  expect(buildSavedPlans(plans)).toBe(text);
});
