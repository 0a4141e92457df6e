import { expect, test } from 'vitest';
import type { z } from 'zod';
import { agentDeskSchemas } from './agent-desk.ts';
import { ContentDocuments } from './content-documents.ts';
import { Demographics, UserDetails } from './demographics.ts';
import { PlanToPrice } from './drug-cost.ts';
import { County, FipsCountyCode, StateCode, Zip } from './geography.ts';
import { identitySchemas } from './identity.ts';
import { PlanId, PlanYear } from './plan.ts';
import { NationalDrugCode, PharmacyNumber, Quantity } from './saved-drugs.ts';

type Rows = [story: string, schema: z.ZodType, good: unknown[], bad: unknown[]];

const { contractId, pbpNumber, segmentId } = PlanToPrice.shape;
const searchByName = (zipCode: string) => ({ lastName: 'Ellery', zipCode });

/** Written from the specification, and not from the patterns: one good spelling, and each way to miss it by one. */
test.each<Rows>([
  [
    '[FORMAT-602][GEO-403] a ZIP code is five digits',
    Zip,
    ['98101', '00501'],
    ['9810', '981011', '9810a', ' 98101', '98101 ', '98101-1234', '00000', '-9810', '', '98101\n', 98101, null],
  ],
  [
    '[FORMAT-602] a state is two capital letters',
    StateCode,
    ['MN', 'WA'],
    ['M', 'MNN', 'mn', 'Mn', 'M1', ' MN', 'MN ', 'Minn', '', null],
  ],
  [
    '[FORMAT-602] a date is month, day and year with slashes',
    Demographics.shape.dob,
    ['03/09/1950', null, undefined],
    [
      '3/9/1950',
      '3/09/1950',
      '03/9/1950',
      '03-09-1950',
      '1950-03-09',
      '03/09/50',
      '03/09/19500',
      ' 03/09/1950',
      '03/09/1950 ',
      '',
    ],
  ],
  [
    '[GEO-600] a county code is three digits, or all five',
    FipsCountyCode,
    ['033', '53033'],
    ['33', '5303', '530333', '03a', ' 033', '033 ', '', 33],
  ],
  ['[GEO-600] the county part is three digits', County.shape.fipsCountyCode, ['033'], ['33', '0333', '53033', '03a']],
  ['[GEO-600] the state part is two digits', County.shape.fipsStateCode, ['53', '01'], ['5', '530', '5a', 'WA']],
  [
    'a plan is a letter, four digits and three, and a segment that may be missing; with dashes or without',
    PlanId,
    ['H5050009000', 'H5050-009-000', 'h5050009000', 'H5050-009'],
    ['H50500', 'H50500090000', 'X5050009000', '5050009000', 'HH050009000', 'H5050_009_000', ''],
  ],
  [
    'a contract is one of four letters and four digits',
    contractId,
    ['H5050', 'R0001'],
    ['H505', 'H50500', 'X5050', 'h5050'],
  ],
  ['a benefit package is three digits', pbpNumber, ['009'], ['09', '0099', '00a']],
  ['a segment is three digits', segmentId, ['000'], ['0', '0000', '00a']],
  [
    'a plan year is four digits',
    PlanYear,
    ['2027', 2027],
    ['27', '20277', '02027', '2027.0', '2e3', ' 2027', '2005', '2100', '', null],
  ],
  [
    'a national drug code is eleven digits',
    NationalDrugCode,
    ['00002143380'],
    ['0002143380', '000021433800', '00002-1433-80', '0000214338a', ' 00002143380', ''],
  ],
  [
    'a pharmacy is twelve digits',
    PharmacyNumber,
    ['101234567893'],
    ['10123456789', '1012345678933', '10123456789a', ''],
  ],
  [
    'a quantity is more than none, to a thousandth',
    Quantity,
    [1, 0.5, 0.001, 2.125],
    [0, -1, 0.0001, 0.0005, Number.NaN, Number.POSITIVE_INFINITY, '1', null],
  ],
  [
    '[DATA-609] the status of a profile is one letter',
    UserDetails.shape.profileStatus,
    ['A', 'b'],
    ['', 'AB', '1', ' A'],
  ],
  [
    'the desk finds nobody by a part of a ZIP code',
    agentDeskSchemas.findShoppers.body,
    [searchByName('98101')],
    [searchByName('981'), searchByName('981011'), searchByName('9810%'), searchByName('')],
  ],
  [
    'a sign-in that has begun has a plain name',
    identitySchemas.getInteraction.params,
    [{ interaction: 'aZ0_-' }],
    [{ interaction: '' }, { interaction: 'a/b' }, { interaction: 'a b' }, { interaction: 'a'.repeat(101) }],
  ],
])('%s', (_story, schema, good, bad) => {
  expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
});

const suppression = (change: object) => ({ planCodes: ['MW1'], years: {}, ...change });
const ofYear = (year: string, plan: string) => suppression({ years: { [year]: { suppressed: [plan], acquired: [] } } });

test.each<Rows>([
  [
    '[CONTENT-405] plans that are held back',
    ContentDocuments['suppression-list'],
    [suppression({}), suppression({ planCodes: ['A12'] }), ofYear('2027', 'H5050009000')],
    [
      suppression({ planCodes: ['mw1'] }),
      suppression({ planCodes: ['MWX1'] }),
      suppression({ planCodes: ['MW123'] }),
      ofYear('27', 'H5050009000'),
      ofYear('1927', 'H5050009000'),
      ofYear('2027', 'H5050-009-000'),
      ofYear('2027', 'h5050009000'),
    ],
  ],
  [
    '[CONTENT-407] dental cover',
    ContentDocuments['dental-covered-plans'],
    [{ plans: { H5050: { 2027: 'covered' } } }],
    [{ plans: { h5050: { 2027: 'covered' } } }, { plans: { 'H-5050': {} } }, { plans: { H5050: { 27: 'covered' } } }],
  ],
  [
    '[CONTENT-408] states',
    ContentDocuments['approved-states'],
    [{ states: ['WA'] }],
    [{ states: ['wa'] }, { states: ['WAS'] }, { states: ['Washington'] }],
  ],
])(
  'a document of the operator is refused when a spelling in it would name nothing: %s',
  (_story, schema, good, bad) => {
    expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
    expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
  },
);
