import { expect, test } from 'vitest';
import { PLAN_TYPES, SNP_TYPES } from './plan-type.ts';

test('[DATA-003] the special needs subtypes are these four, letter for letter', () => {
  expect([...SNP_TYPES]).toEqual(['Chronic', 'Institutional', 'C&S', 'Institutional - IESNP']);
});

test('the plan types of the catalogue are these four', () => {
  expect([...PLAN_TYPES]).toEqual(['MA', 'MAPD', 'PDP', 'SNP']);
});
