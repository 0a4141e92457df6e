import { expect, test } from 'vitest';
import { toPharmacyAtPlan } from './parse-pharmacy-at-plan.ts';
import type { RawFacts } from './raw-drug-facts.ts';

const PLAN = 'S9901001000';
const NUMBER = '101999008443';
const DOORSTEP = { pharmacy_number: NUMBER, kind: 'mail', number_kind: 'npi', is_of_year: true } as const;

const place = (pharmacies: RawFacts['pharmacies'], plans_with_network = [PLAN]) =>
  toPharmacyAtPlan({ pharmacies, networks: [], plans_with_network } as unknown as RawFacts, PLAN, NUMBER).place;

test.each([
  ['a list of the year has it, and the plan does not name it', [DOORSTEP], 'mail', 'out'],
  ['only a list of another year has it', [{ ...DOORSTEP, is_of_year: false }], 'mail', 'unknown'],
  ['it has no provider number', [{ ...DOORSTEP, number_kind: 'own' as const }], 'mail', 'unknown'],
  ['no list has it', [], 'retail', 'unknown'],
] as const)('a pharmacy that the network of a plan does not name: %s', (_story, pharmacies, delivery, network) => {
  expect(place([...pharmacies])).toEqual({ delivery, network });
});

test('a plan without a network in our data says nothing of any pharmacy', () => {
  expect(place([DOORSTEP], [])).toEqual({ delivery: 'mail', network: 'unknown' });
});
