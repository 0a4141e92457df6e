import { expect, test } from 'vitest';
import type { PharmacyAtPlan } from './drug-facts.ts';
import { supplyOffers } from './supply-offers.ts';
import { aCatalogueDrug, aDrugOfPlan, aPlan, aTierCost, everywhere, PHARMACY } from './testing/a-plan.ts';

const ABOUT = { planYear: 2027, help: 0, isEnhanced: false } as const;
const NOTHING = everywhere({ kind: 'not-offered' });
const COPAY = { kind: 'copay', amount: 40_00 } as const;
const OUT: PharmacyAtPlan = { place: { delivery: 'retail', network: 'out' }, prices: null };

const offersOf = (tierCosts: ReturnType<typeof aTierCost>[], pharmacy = PHARMACY, about = aCatalogueDrug()) =>
  supplyOffers(aDrugOfPlan({ plan: aPlan({ tierCosts }), about }), pharmacy, ABOUT).map(
    ({ days, delivery, isAtPharmacy, fill }) => [days, delivery, isAtPharmacy, fill],
  );

test.each([
  ['nothing', [aTierCost({ shares: NOTHING })], PHARMACY, []],
  [
    '90 days at the same pharmacy',
    [aTierCost({ shares: NOTHING }), aTierCost({ supply: 90, shares: { ...NOTHING, 'standard-retail': COPAY } })],
    PHARMACY,
    [[90, 'retail', true, 40_00]],
  ],
  [
    '30 days by mail at standard pharmacies',
    [aTierCost({ shares: { ...NOTHING, 'standard-mail': COPAY } })],
    PHARMACY,
    [[30, 'mail', false, 40_00]],
  ],
  [
    'by mail at preferred pharmacies alone',
    [aTierCost({ shares: { ...NOTHING, 'preferred-mail': COPAY } })],
    PHARMACY,
    [[30, 'mail', false, 40_00]],
  ],
  [
    'at other shops than the one out of the network',
    [aTierCost({ shares: { ...NOTHING, 'standard-retail': COPAY } })],
    OUT,
    [[30, 'retail', false, 40_00]],
  ],
])('what is sold in the place of a supply that is not: %s', (_story, tierCosts, pharmacy, offers) => {
  expect(offersOf(tierCosts, pharmacy)).toEqual(offers);
});

test('a vaccine is never offered for 90 days', () => {
  const offers = offersOf([aTierCost(), aTierCost({ supply: 90 })], PHARMACY, aCatalogueDrug({ isAdultVaccine: true }));
  expect(offers.map(([days]) => days)).toEqual([30, 30]);
});

test('an offer without a price has no figure', () => {
  const drug = aDrugOfPlan({ requested: { ...aDrugOfPlan().requested, frequency: null } });
  expect(supplyOffers(drug, PHARMACY, ABOUT).map(({ fill }) => fill)).toEqual([null, null]);
});
