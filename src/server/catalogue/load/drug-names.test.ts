import { beforeAll, expect, test } from 'vitest';
import { loadTest } from '#tests/support/load-test.ts';
import { catalogueStore } from '../store.ts';

const NAMES = `RXCUI,TTY,NAME,INGREDIENTS,BRAND,STRENGTHS,DOSE_FORM,NDC_COUNT
1,SCD,oldamide 10 MG Oral Tablet,oldamide,,10 MG,Oral Tablet,0
2,SCD,onlybrandine 5 MG Oral Tablet,onlybrandine,,5 MG,Oral Tablet,0
3,SBD,onlybrandine 5 MG Oral Tablet [Soldonly],onlybrandine,Soldonly,5 MG,Oral Tablet,1
4,SCD,halfine 1 MG Oral Tablet,halfine,,1 MG,Oral Tablet,0
5,SCD,halfine 2 MG Oral Tablet,halfine,,2 MG,Oral Tablet,1
6,SBD,halfine 2 MG Oral Tablet [Goneline],halfine,Goneline,2 MG,Oral Tablet,0
`;
const CODES = `NDC11,RXCUI
00000000003,3
00000000005,5
`;

const { pool, loadFiles } = loadTest();
beforeAll(() => loadFiles({ 'names.csv': NAMES, 'codes.csv': CODES }));

const offered = async (typed: string) => (await catalogueStore(pool()).findDrugs(typed, 5)).map(({ name }) => name);
const formsOf = async (name: string) => (await catalogueStore(pool()).drugForms(name)).map(({ rxcui }) => rxcui);

test.each([
  ['a drug that is sold', 'halfine', ['halfine']],
  ['a drug that only its brand sells', 'onlybrandine', ['onlybrandine']],
  ['a drug of which nothing is sold', 'oldamide', []],
  ['a brand of which nothing is sold', 'goneline', []],
])('only names that lead to a code are offered: %s', async (_story, typed, names) => {
  expect(await offered(typed)).toEqual(names);
});

test.each([
  ['the strengths that have a code', 'halfine', ['5']],
  ['the brand, where the bare drug has no code', 'onlybrandine', ['3']],
  ['none', 'oldamide', []],
])('a name leads to %s', async (_story, name, rxcuis) => {
  expect(await formsOf(name)).toEqual(rxcuis);
});
