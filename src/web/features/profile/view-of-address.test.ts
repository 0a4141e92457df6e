import { expect, test } from 'vitest';
import { viewOfAddress } from './view-of-address.ts';

test.each([
  ['[SHELL-407] no hash', '', null, 'plans'],
  ['[SHELL-407] an unknown hash', '#everything', null, 'plans'],
  ['[SHELL-407] a name that every object has', '#constructor', null, 'plans'],
  ['[SHELL-007] plans', '#plans', null, 'plans'],
  ['[SHELL-007] drugs', '#drugs', null, 'drugs'],
  ['[SHELL-007] providers', '#providers', null, 'providers'],
  ['[SHELL-011] from the pharmacy search', '', 'pharmacySearch', 'drugs'],
  ['[SHELL-011] from the drug cost estimator', '', 'drugCostEstimator', 'drugs'],
  ['[SHELL-011] from the plan recommendation', '', 'planRecommendation', 'plans'],
  ['[SHELL-011] from the plans', '', 'planSummary', 'plans'],
  ['[SHELL-011] a hash wins over the origin', '#plans', 'pharmacySearch', 'plans'],
  ['[SHELL-011] an unknown hash wins too', '#everything', 'pharmacySearch', 'plans'],
] as const)('%s', (_story, hash, origin, view) => {
  expect(viewOfAddress(hash, origin)).toBe(view);
});
