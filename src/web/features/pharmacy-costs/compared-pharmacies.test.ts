import { expect, test } from 'vitest';
import type { Pharmacy } from '#contract/saved-drugs.ts';
import { CORNER_PHARMACY } from '#tests/support/drugs.ts';
import { aPharmacy, MAIL_PHARMACY } from '#tests/support/web/fake-drug-search.ts';
import { pharmacyToKeep } from '#web/data/pharmacies.ts';
import { pharmaciesToCompare } from './compared-pharmacies.ts';

const near = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, place) =>
  aPharmacy(name, { pharmacyNumber: `10999900000${place}`, miles: place }),
);
const farShop: Pharmacy = { ...CORNER_PHARMACY, pharmacyName: 'Far' };
const asPharmacy = (place: number): Pharmacy => pharmacyToKeep(near[place] ?? aPharmacy('None'));
const other = aPharmacy('Added', { pharmacyNumber: '109999000009' });
const otherMail = aPharmacy('Other Mail', { pharmacyNumber: '201234567891', mailOrder: true, kind: 'mail' });

type Story = Partial<Parameters<typeof pharmaciesToCompare>[0]>;

test.each<[string, Story, string[]]>([
  ['without a saved one the five nearest and one by mail', {}, ['One', 'Two', 'Three', 'Four', 'Five', 'Prairie Mail']],
  [
    'the saved one first, and four near ones',
    { saved: [farShop] },
    ['Far', 'One', 'Two', 'Three', 'Four', 'Prairie Mail'],
  ],
  [
    'a saved one that is near once',
    { saved: [asPharmacy(1)] },
    ['Two', 'One', 'Three', 'Four', 'Five', 'Prairie Mail'],
  ],
  [
    'a saved one by mail takes the place of the other by mail',
    { saved: [pharmacyToKeep(otherMail)] },
    ['Other Mail', 'One', 'Two', 'Three', 'Four', 'Five'],
  ],
  [
    'the one of before stays beside the one that was chosen',
    { saved: [asPharmacy(2), farShop] },
    ['Three', 'Far', 'One', 'Two', 'Four', 'Prairie Mail'],
  ],
  [
    'what is taken out leaves its place empty',
    { takenOut: new Set([near[0]?.pharmacyNumber ?? '']) },
    ['Two', 'Three', 'Four', 'Five', 'Prairie Mail'],
  ],
  [
    'what is added comes last',
    { takenOut: new Set([near[0]?.pharmacyNumber ?? '']), added: [other] },
    ['Two', 'Three', 'Four', 'Five', 'Prairie Mail', 'Added'],
  ],
  ['never more than six', { added: [other] }, ['One', 'Two', 'Three', 'Four', 'Five', 'Prairie Mail']],
  ['where nothing is near the saved one alone', { saved: [farShop], near: [], byMail: [] }, ['Far']],
])('the pharmacies of the comparison: %s', (_story, change, names) => {
  const compared = pharmaciesToCompare({
    saved: [],
    near,
    byMail: [MAIL_PHARMACY, otherMail],
    added: [],
    takenOut: new Set(),
    ...change,
  });
  expect(compared.map(({ pharmacyName }) => pharmacyName)).toEqual(names);
});
