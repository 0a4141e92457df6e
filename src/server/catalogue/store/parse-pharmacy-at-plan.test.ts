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

const ROW = {
  pharmacy_number: 101999008443,
  fees: [],
  floor_price: null,
  is_in_area: true,
  is_retail: true,
  is_preferred_retail: false,
  is_mail: false,
  is_preferred_mail: false,
};
const at = (row: object, { pharmacies = [], plan_id = PLAN }: Partial<Network> = {}) => {
  const { pharmacy_number, ...terms } = { ...ROW, ...row };
  return toPharmacyAtPlan(
    { pharmacies, networks: [{ plan_id, pharmacy_number, terms }], plans_with_network: [PLAN] } as never,
    PLAN,
    NUMBER,
  );
};
type Network = { pharmacies: readonly object[]; plan_id: string };

const shop = [{ ...DOORSTEP, kind: 'retail' }];

test.each<[story: string, row: object, pharmacies: readonly object[], delivery: string, network: string]>([
  ['a shop in the network', {}, shop, 'retail', 'standard'],
  ['a preferred shop', { is_preferred_retail: true }, shop, 'retail', 'preferred'],
  ['a shop that the plan names for mail only', { is_retail: false, is_mail: true }, shop, 'retail', 'out'],
  ['a mail pharmacy', { is_mail: true }, [DOORSTEP], 'mail', 'standard'],
  ['a preferred mail pharmacy', { is_mail: true, is_preferred_mail: true }, [DOORSTEP], 'mail', 'preferred'],
  ['a mail pharmacy that the plan names as a shop only', {}, [DOORSTEP], 'mail', 'out'],
  ['one on no list, which the plan names for mail only', { is_retail: false, is_mail: true }, [], 'mail', 'standard'],
  ['one on no list, which the plan names for both', { is_mail: true }, [], 'retail', 'standard'],
  ['preferred by mail, and used as a shop', { is_mail: true, is_preferred_mail: true }, shop, 'retail', 'standard'],
])('a pharmacy that the network of a plan names: %s', (_story, row, pharmacies, delivery, network) => {
  expect(at(row, { pharmacies }).place).toEqual({ delivery, network });
});

test('the kind is that of the list, and whether it is in the area that of the network', () => {
  expect(at({ is_in_area: false }, { pharmacies: shop })).toMatchObject({ kind: 'retail', isInArea: false });
  expect(at({})).toMatchObject({ kind: null, isInArea: true, prices: { floor: null } });
  expect(
    toPharmacyAtPlan({ pharmacies: shop, networks: [], plans_with_network: [PLAN] } as never, PLAN, NUMBER),
  ).toEqual({
    kind: 'retail',
    place: { delivery: 'retail', network: 'out' },
    prices: null,
    isInArea: null,
  });
});

test('a network of another plan, or another pharmacy, says nothing', () => {
  expect(at({}, { plan_id: 'S9902001000', pharmacies: shop }).place.network).toBe('out');
  expect(at({ pharmacy_number: 101999008444 }, { pharmacies: shop }).place.network).toBe('out');
});

test('the fees of a network are for brands, generics and selected drugs, each for 30, 60 and 90 days', () => {
  const terms = { fees: [1, 2, 3, 4, 5, 6, 7, 8, null], floor_price: 50 };
  expect(at(terms).prices).toEqual({
    fees: {
      brand: { 30: 1, 60: 2, 90: 3 },
      generic: { 30: 4, 60: 5, 90: 6 },
      selected: { 30: 7, 60: 8, 90: null },
    },
    floor: 50,
  });
});
