import { expect, test } from 'vitest';
import { reconcile } from './reconcile.ts';
import { compareDrugs, type DrugAsTaken } from './reconcile-drugs.ts';
import { comparePharmacies, compareProviders } from './reconcile-providers.ts';

const aDrug = (change: Partial<DrugAsTaken> = {}): DrugAsTaken => ({
  nationalDrugCode: '00093111201',
  substance: 'lisinopril 10 mg',
  isGeneric: true,
  drugQuantity: 1,
  drugFrequency: 'Day',
  drugSupplyLength: 30,
  drugPackageSize: null,
  ...change,
});
const PENS = { drugPackageSize: 3, drugQuantity: 5, drugFrequency: 'Month' } as const;

test.each([
  ['the same in all', {}, {}, 'same'],
  ['another maker of the same ingredient and strength', { nationalDrugCode: '68180051301' }, {}, 'same'],
  ['the same code, which no list of ours has', { substance: null }, { substance: null }, 'same'],
  ['another strength', { nationalDrugCode: '00093111401', substance: 'lisinopril 20 mg' }, {}, 'other'],
  ['two codes that no list of ours has', { nationalDrugCode: '1', substance: null }, { substance: null }, 'other'],
  ['one of which nobody knows what is in it', { nationalDrugCode: '1', substance: null }, {}, 'other'],
  ['a brand here, a generic there', { isGeneric: false }, {}, 'differs'],
  ['twice as much', { drugQuantity: 2 }, {}, 'differs'],
  ['three months at a time', { drugSupplyLength: 90 }, {}, 'differs'],
  ['one a day, and thirty a month', {}, { drugQuantity: 30, drugFrequency: 'Month' }, 'same'],
  ['seven a week, and one a day', { drugQuantity: 7, drugFrequency: 'Week' }, {}, 'same'],
  ['five pens of 3 mL, and 15 mL', PENS, { drugQuantity: 15, drugFrequency: 'Month' }, 'same'],
  ['five pens of 3 mL, and five mL', PENS, { drugQuantity: 5, drugFrequency: 'Month' }, 'differs'],
  ['just within a hundredth', { drugQuantity: 100 }, { drugQuantity: 101 }, 'same'],
  ['just beyond it', { drugQuantity: 100 }, { drugQuantity: 101.1 }, 'differs'],
  ['nobody said how often, and it is as many', { drugFrequency: null }, { drugFrequency: null }, 'same'],
  ['nobody said how often here', { drugFrequency: null }, {}, 'differs'],
] as const)('drugs: %s', (_story, mine, theirs, sameness) => {
  expect(compareDrugs(aDrug(mine), aDrug(theirs))).toBe(sameness);
});

const ANN = { nationalProviderId: '1234567893', providerAddressId: '98101 12 MAIN ST' };

test.each([
  ['the same number and place', {}, true, 'same'],
  ['the same number at another place', { providerAddressId: '98101 9 PINE ST' }, true, 'differs'],
  ['the same number, and nobody says where', { providerAddressId: '98101 9 PINE ST' }, false, 'same'],
  ['another number at the same place', { nationalProviderId: '1558598797' }, true, 'other'],
] as const)('doctors: %s', (_story, change, isPlaceTold, sameness) => {
  expect(compareProviders(ANN, { ...ANN, ...change, isPlaceTold })).toBe(sameness);
});

test.each([
  ['101234567893', 'same'],
  ['101558598797', 'differs'],
])('a pharmacy beside %s', (pharmacyNumber, sameness) => {
  expect(comparePharmacies({ pharmacyNumber: '101234567893' }, { pharmacyNumber })).toBe(sameness);
});

test('what comes is sorted by what stands there, and the same counts before what differs', () => {
  const generic = aDrug({ nationalDrugCode: '68180051301' });
  const brand = aDrug({ nationalDrugCode: '00310013110', isGeneric: false });
  const other = aDrug({ nationalDrugCode: '00093101001', substance: 'mupirocin 2 %' });
  const twice = aDrug({ drugQuantity: 2 });
  expect(reconcile([brand, generic], [aDrug(), other], compareDrugs)).toEqual({
    added: [other],
    alike: [{ mine: generic, theirs: aDrug() }],
    conflicts: [],
  });
  expect(reconcile([brand], [twice], compareDrugs).conflicts).toEqual([{ mine: brand, theirs: twice }]);
  expect(reconcile([], [other], compareDrugs)).toEqual({ added: [other], alike: [], conflicts: [] });
});
