import { expect, test } from 'vitest';
import { restOfYearCost } from './rest-of-year-cost.ts';

test.each([
  ['December alone is one premium', 12, 20_00, 145_00, { monthsLeft: 1, premium: 20_00, total: 165_00 }],
  ['from November there are two', 11, 20_00, 145_00, { monthsLeft: 2, premium: 40_00, total: 185_00 }],
  ['from January there are twelve', 1, 18_90, 1_000_00, { monthsLeft: 12, premium: 226_80, total: 1_226_80 }],
  ['a plan without a premium costs its drugs', 10, 0, 33_00, { monthsLeft: 3, premium: 0, total: 33_00 }],
  ['drugs for nothing cost the premiums', 12, 20_00, 0, { monthsLeft: 1, premium: 20_00, total: 20_00 }],
  ['a premium that is not known leaves no total', 12, null, 145_00, { monthsLeft: 1, premium: null, total: null }],
])('the rest of a year: %s', (_story, fromMonth, monthlyPremium, drugs, expected) => {
  const rest = restOfYearCost({ monthlyPremium }, { fromMonth, drugs });
  expect(rest).toEqual({ fromMonth, drugs, ...expected });
});
