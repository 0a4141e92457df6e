import { beforeAll, expect, test } from 'vitest';
import type { Specialty } from '#domain/providers/specialties.ts';
import { loadTest } from '#tests/support/load-test.ts';
import type { LoadReport } from './load/load.ts';
import { catalogueStore } from './store.ts';
import { SMALL_GEOGRAPHY } from './testing/small-files.ts';

const { pool, loadFiles } = loadTest();

const CLINICIANS = `NPI, Ind_PAC_ID, lst_nm, frst_nm, mid_nm, suff, gndr, Cred, pri_spec, adr_ln_1, adr_ln_2, cty, st, zip, phn_numbr
1003005174,1,GILMAN,DAVID,,,M,,PHYSICIAN ASSISTANT,22 BRAMHALL ST,,SEATTLE,WA,981012134,2065550101
1003012253,2,NÚÑEZ-MILLS,KIMBERLY,A,,F,MD,CARDIOVASCULAR DISEASE (CARDIOLOGY),110 BROADWAY,SUITE 4,SEATTLE,WA,98101,2065550102
1003012253,2,NÚÑEZ-MILLS,KIMBERLY,A,,F,MD,CARDIOVASCULAR DISEASE (CARDIOLOGY),9 PINE STREET,,SEATTLE,WA,98101,
1003012254,3,WRONG,DIGIT,,,F,MD,CARDIOLOGY,110 BROADWAY,,SEATTLE,WA,98101,
1003025214,4,HANSCOM,KELLY,,,,,UNDERSEA MEDICINE,120 ELM PLZ,,SEATTLE,WA,98101,
1003027509,5,EAST,AMY,,,F,,UROLOGY,1 ELM PLZ,,HARTFORD,CT,61032134,
1003037300,6,BAD,ZIP,,,F,,UROLOGY,1 ELM PLZ,,HARTFORD,CT,610321,
`;
const REGISTRY = `NPI,Entity Type Code,Provider Organization Name (Legal Business Name),Provider Last Name (Legal Name),Provider First Name,Provider Middle Name,Provider Credential Text,Provider First Line Business Practice Location Address,Provider Second Line Business Practice Location Address,Provider Business Practice Location Address City Name,Provider Business Practice Location Address State Name,Provider Business Practice Location Address Postal Code,Provider Business Practice Location Address Telephone Number,NPI Deactivation Date,Provider Gender Code,Healthcare Provider Taxonomy Code_1,Healthcare Provider Primary Taxonomy Switch_1,Healthcare Provider Taxonomy Code_2,Healthcare Provider Primary Taxonomy Switch_2
1003012253,1,,NÚÑEZ-MILLS,KIMBERLY,A,MD,110 Broadway,,SEATTLE,WA,98101,2065550102,,F,207RC0000X,Y,,
1003027509,1,,QUERRY,AMANDA,,DDS,489 STATE ST,,SEATTLE,WA,981016616,,,F,207V00000X,N,1223S0112X,Y
1003037300,2,ST. MARY'S HOSPITAL,,,,,1 FIRST AVE,,SEATTLE,WA,98101,2065550103,,,302F00000X,N,282N00000X,N
1003041708,1,,GONE,JAMES,,MD,57 WATER ST,,SEATTLE,WA,98101,,05/23/2020,M,207P00000X,Y,,
`;

const PLACES = `zip,county_fips,ratio,latitude,longitude
98101,53033,1,47.61,-122.33
06103,09003,1,41.77,-72.67
98011,53033,0.8,47.62,-122.34
98011,53061,0.2,47.62,-122.34
`;
const FILES = {
  ...SMALL_GEOGRAPHY,
  'geo/zip_county.csv': PLACES,
  'doctors/national.csv': CLINICIANS,
  'doctors/nppes.csv': REGISTRY,
};

let report: LoadReport;
beforeAll(async () => {
  report = await loadFiles(FILES);
});

type Requested = { name?: string; specialties?: Specialty[]; gender?: 'F' | 'M' };

const search = async ({ name = '', specialties = [], gender }: Requested = {}, zip = '98101') =>
  catalogueStore(pool()).searchProviders({ zip, miles: 5, name, specialties, gender: gender ?? null, limit: 50 });
const names = async (requested?: Requested) => [...new Set((await search(requested)).map(({ name }) => name))];

test('lists of providers are loaded, and each row that is not is named with its reason', () => {
  expect(report.files.filter(({ file }) => file.startsWith('doctors'))).toMatchObject([
    {
      layout: 'Doctors & Clinicians',
      read: 7,
      loaded: 5,
      rejected: {
        'the provider number (NPI) is none: its check digit is wrong': 1,
        'the ZIP code can not be read': 1,
      },
    },
    {
      layout: 'NPPES',
      read: 4,
      loaded: 2,
      // The registry names a place that the first list has told of.
      rejected: { 'the provider is no longer active': 1, 'the row is there twice': 1 },
    },
  ]);
});

test('a provider has every place, what the first list says of it, and no more than that', async () => {
  expect(await search({ name: 'nunez' })).toMatchObject([
    { street: '110 Broadway, Suite 4', phone: '2065550102', is_in_medicare: true, miles: 0 },
    { street: '9 Pine Street', phone: null, is_in_medicare: true, miles: 0 },
  ]);
  expect(await search({ name: 'querry' })).toMatchObject([
    { specialties: ['1223S0112X', '207V00000X'], coverage_type: 'dental', is_person: true, is_in_medicare: null },
  ]);
  expect(await search({ name: "mary's" })).toMatchObject([{ name: "St. Mary's Hospital", is_person: false }]);
  expect(await search({ name: 'hanscom' })).toMatchObject([
    { specialties: [], kinds: [], specialty_words: 'UNDERSEA MEDICINE' },
  ]);
});

test.each<[string, Requested, string[]]>([
  ['the beginning of a name', { name: 'gil' }, ['David Gilman']],
  ['two parts in any order, without accents', { name: 'mills kim nunez' }, ['Kimberly A Núñez-Mills']],
  ['accents', { name: 'Núñez' }, ['Kimberly A Núñez-Mills']],
  ['an apostrophe', { name: 'St Marys' }, ["St. Mary's Hospital"]],
  ['a letter that is missing', { name: 'gilmn' }, ['David Gilman']],
  ['two letters exchanged', { name: 'hansocm' }, ['Kelly Hanscom']],
  ['a specialty', { specialties: ['cardiology', 'hospital'] }, ['Kimberly A Núñez-Mills', "St. Mary's Hospital"]],
  ['a specialty that is not the main one', { specialties: ['gynecology'] }, ['Amanda Querry']],
  ['gender, and who tells none', { gender: 'M' }, ['David Gilman', 'Kelly Hanscom']],
  [
    'a sign that means any',
    { name: '%' },
    ['Amanda Querry', 'David Gilman', 'Kelly Hanscom', 'Kimberly A Núñez-Mills', "St. Mary's Hospital"],
  ],
  ['nobody’s name', { name: 'xyzzyx' }, []],
])('providers are found by %s', async (_story, requested, expected) => {
  expect(await names(requested)).toEqual(expected);
});

test('who is found depends on the ZIP code, one without its first zero too, and nobody is found nowhere', async () => {
  expect(await search({}, '06103')).toMatchObject([{ name: 'Amy East', zip: '06103' }]);
  expect(await search({}, '00000')).toEqual([]);
});

test('a ZIP code of several counties has one middle: who is near does not depend on a county, and each place is there once', async () => {
  const found = await search({ name: 'nunez' }, '98011');
  expect(found.map(({ street }) => street)).toEqual(['110 Broadway, Suite 4', '9 Pine Street']);
  expect(new Set(found.map(({ miles }) => miles)).size).toBe(1);
});
