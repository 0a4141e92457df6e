import { expect, test } from 'vitest';
import { cheapestPharmacy } from './cheapest-pharmacy.ts';

type Pharmacies = Parameters<typeof cheapestPharmacy>[0];
type Pharmacy = Pharmacies[number];

const at = (pharmacyNumber: string, month: number | null, quarter: number | null, change: Partial<Pharmacy> = {}) => ({
  pharmacyNumber,
  network: 'standard' as const,
  supplies: [
    { days: 30 as const, total: month, notOffered: [] },
    { days: 90 as const, total: quarter, notOffered: [] },
  ],
  ...change,
});
const notSold = at('mail', 0, 0).supplies.map((supply) => ({ ...supply, notOffered: ['00002771559'] }));

test.each<[string, Pharmacies, string | null, object | null]>([
  [
    'the lowest figure of all, and what the dearest costs more',
    [at('corner', 500_00, 450_00), at('mail', 400_00, 188_00)],
    null,
    { pharmacyNumber: 'mail', days: 90, total: 188_00, dearestCostsMore: 312_00 },
  ],
  [
    'of those that cost the same the chosen one',
    [at('corner', 100_00, 100_00), at('other', 100_00, 120_00)],
    'other',
    { pharmacyNumber: 'other', days: 30, total: 100_00, dearestCostsMore: 20_00 },
  ],
  [
    'of those that cost the same the first one',
    [at('corner', 100_00, 100_00), at('other', 100_00, 100_00)],
    null,
    { pharmacyNumber: 'corner', days: 30, total: 100_00, dearestCostsMore: 0 },
  ],
  [
    'a figure that is not known is left out',
    [at('corner', null, 90_00), at('other', null, null)],
    null,
    { pharmacyNumber: 'corner', days: 90, total: 90_00, dearestCostsMore: null },
  ],
  [
    'what the plan does not sell is neither the cheapest nor the dearest',
    [at('corner', 100_00, 90_00), at('mail', 0, 0, { supplies: notSold })],
    null,
    { pharmacyNumber: 'corner', days: 90, total: 90_00, dearestCostsMore: 10_00 },
  ],
  [
    'nor is a pharmacy that the plan does not use',
    [at('corner', 100_00, 90_00), at('far', 1_00, 9_000_00, { network: 'out' })],
    null,
    { pharmacyNumber: 'corner', days: 90, total: 90_00, dearestCostsMore: 10_00 },
  ],
  ['without a figure there is none', [at('corner', null, null)], 'corner', null],
  ['without a pharmacy there is none', [], null, null],
])('the cheapest pharmacy: %s', (_story, pharmacies, chosen, expected) => {
  expect(cheapestPharmacy(pharmacies, chosen)).toEqual(expected);
});
