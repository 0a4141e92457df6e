import { expect, test } from 'vitest';
import type { PricedBrand } from './price-brands.ts';
import { type NamedCode, searchNames } from './search-names.ts';

/** Made up of real names: what is sold under a generic, under a brand, under both and under neither. */
const sold = (rxcui: string, genericName: string, change: Partial<NamedCode> = {}): NamedCode => ({
  rxcui,
  genericName,
  brandName: null,
  isBrand: false,
  codes: 1,
  isPack: false,
  ...change,
});
const branded = (rxcui: string, genericName: string, brandName: string, change: Partial<NamedCode> = {}) =>
  sold(rxcui, genericName, { brandName, isBrand: true, ...change });

const priced = (brandName: string, genericName: string): PricedBrand => ({ brandName, genericName });

const ATORVASTATIN = [
  sold('617312', 'atorvastatin calcium', { codes: 40 }),
  sold('617318', 'atorvastatin calcium', { codes: 30 }),
];

test('a generic is one name for all its forms, without the salt, found by both', () => {
  expect(searchNames(ATORVASTATIN, [])).toEqual([
    {
      name: 'atorvastatin',
      isBrand: false,
      leadsTo: null,
      keys: ['atorvastatin', 'atorvastatin calcium'],
      substance: null,
      weight: 70,
      rxcuis: ['617312', '617318'],
    },
  ]);
});

test('a mixture is found in either order, and a substance named twice stands once', () => {
  const [mixture, one] = searchNames(
    [sold('1', 'hydrochlorothiazide / losartan potassium'), sold('2', 'atorvastatin calcium / atorvastatin calcium')],
    [],
  );
  expect(mixture?.name).toBe('hydrochlorothiazide / losartan');
  expect(mixture?.keys).toEqual([
    'hydrochlorothiazide losartan',
    'losartan hydrochlorothiazide',
    'hydrochlorothiazide losartan potassium',
  ]);
  expect(one?.name).toBe('atorvastatin');
});

test('a brand that is sold leads nowhere, and is found by its substance only where nobody sells that by name', () => {
  const drugs = [
    ...ATORVASTATIN,
    branded('617314', 'atorvastatin calcium', 'Lipitor', { codes: 8 }),
    branded('1364435', 'apixaban', 'Eliquis', { codes: 4 }),
    sold('1364430', 'apixaban', { codes: 0 }),
  ];
  const names = searchNames(drugs, []).filter(({ isBrand }) => isBrand);
  expect(names).toEqual([
    {
      name: 'Lipitor',
      isBrand: true,
      leadsTo: null,
      keys: ['lipitor'],
      substance: null,
      weight: 8,
      rxcuis: ['617314'],
    },
    {
      name: 'Eliquis',
      isBrand: true,
      leadsTo: null,
      keys: ['eliquis'],
      substance: 'apixaban',
      weight: 4,
      rxcuis: ['1364435'],
    },
  ]);
});

test('a brand without a code leads to its generic', () => {
  const [, lipitor] = searchNames(
    [...ATORVASTATIN, branded('617314', 'atorvastatin calcium', 'Lipitor', { codes: 0 })],
    [],
  );
  expect(lipitor).toMatchObject({ name: 'Lipitor', leadsTo: 'atorvastatin', weight: 0, substance: null });
});

test('a brand of several words is found without the blanks between them', () => {
  const [name] = searchNames([branded('1', 'albuterol sulfate', 'ProAir HFA')], []);
  expect(name?.keys).toEqual(['proair hfa', 'proairhfa']);
});

test('a pack stands under the brand that its name begins with, and under its own name where there is none', () => {
  const drugs = [
    branded('2', 'apixaban', 'Eliquis Starter Pack', { isPack: true, codes: 2 }),
    branded('1', 'apixaban', 'Eliquis', { codes: 4 }),
    branded('3', 'varenicline tartrate', 'Chantix Starting Month', { isPack: true }),
  ];
  const names = searchNames(drugs, []).map(({ name, weight, rxcuis }) => [name, weight, rxcuis]);
  expect(names).toEqual([
    ['Eliquis', 6, ['2', '1']],
    ['Chantix Starting Month', 1, ['3']],
  ]);
});

test('a longer brand of the price list is another spelling of the longest known name that it begins with', () => {
  const drugs = [branded('1', 'insulin glargine', 'Lantus'), branded('2', 'insulin glargine', 'Lantus Gold')];
  const list = [
    priced('LANTUS SOLOSTAR', 'INSULIN GLARGINE'),
    priced('Lantus Gold Pen', 'INSULIN GLARGINE'),
    priced('Lantusia', 'OTHER'),
  ];
  const names = searchNames(drugs, list);
  expect(names.map(({ name, keys }) => [name, keys])).toEqual([
    ['Lantus', ['lantus', 'lantus solostar']],
    ['Lantus Gold', ['lantus gold', 'lantusgold', 'lantus gold pen']],
  ]);
});

const LED: readonly [story: string, brand: PricedBrand, led: string | null][] = [
  ['leads to the generic of the list', priced('TORVAST', 'ATORVASTATIN CALCIUM'), 'Torvast'],
  [
    'is written as people write it, without the mark of a footnote',
    priced('TORVAST HFA PEN*', 'ATORVASTATIN'),
    'Torvast HFA PEN',
  ],
  ['is not led where nobody sells the generic', priced('Other', 'UNHEARD OF'), null],
  ['is not led where a drug has its first word', priced('Lipitor Forte', 'ATORVASTATIN CALCIUM'), null],
  ['is no brand where it is the generic itself', priced('Atorvastatin Calcium', 'ATORVASTATIN CALCIUM'), null],
  ['is no brand where it is the generic cut short', priced('Extended Atorva', 'ATORVASTATIN CALCIUM'), null],
  ['finds a mixture that the list writes short', priced('TRELEGY', 'FLUTIC/UMECLID/VILANTE'), 'Trelegy'],
  ['finds none where a part is another substance', priced('TRELEGY', 'FLUTIC/UMECLID/SALMETE'), null],
  ['finds none where a part is missing', priced('TRELEGY', 'FLUTIC/UMECLID'), null],
  ['finds none by parts of four letters', priced('TRELEGY', 'FLUT/UMEC/VILA'), null],
  ['finds no single substance by its beginning', priced('Torvast', 'ATORVAST'), null],
];

test.each(LED)('a brand of the price list that no drug has %s', (_story, brand, expected) => {
  const drugs = [
    ...ATORVASTATIN,
    branded('617314', 'atorvastatin calcium', 'Lipitor', { codes: 8 }),
    sold('5', 'fluticasone furoate / umeclidinium / vilanterol', { codes: 3 }),
    sold('6', 'unheard of', { codes: 0 }),
  ];
  const led = searchNames(drugs, [brand]).slice(4);
  if (expected === null) expect(led).toEqual([]);
  else expect(led).toMatchObject([{ name: expected, isBrand: true, substance: null, weight: 0 }]);
});

test('a brand that is led is found by its own name, has the codes of its generic, and stands once', () => {
  const list = [priced('TORVAST', 'ATORVASTATIN CALCIUM'), priced('Torvast', 'OTHER')];
  expect(searchNames(ATORVASTATIN, list).at(-1)).toEqual({
    name: 'Torvast',
    isBrand: true,
    leadsTo: 'atorvastatin',
    keys: ['torvast'],
    substance: null,
    weight: 0,
    rxcuis: ['617312', '617318'],
  });
  expect(searchNames(ATORVASTATIN, list)).toHaveLength(2);
});
