import { beforeAll, expect, test } from 'vitest';
import { loadTest } from '#tests/support/load-test.ts';
import { catalogueStore } from '../store.ts';

const NAMES = `RXCUI,TTY,NAME,INGREDIENTS,BRAND,STRENGTHS,DOSE_FORM,NDC_COUNT
1,SCD,oldamide 10 MG Oral Tablet,oldamide,,10 MG,Oral Tablet,0
2,SCD,onlybrandine 5 MG Oral Tablet,onlybrandine,,5 MG,Oral Tablet,0
3,SBD,onlybrandine 5 MG Oral Tablet [Soldonly],onlybrandine,Soldonly,5 MG,Oral Tablet,1
4,SCD,halfine 1 MG Oral Tablet,halfine,,1 MG,Oral Tablet,0
5,SCD,halfine hydrochloride 2 MG Oral Tablet,halfine,,2 MG,Oral Tablet,2
6,SBD,halfine hydrochloride 2 MG Oral Tablet [Goneline],halfine,Goneline,2 MG,Oral Tablet,0
7,SCD,halfine hydrochloride 4 MG Oral Tablet,halfine,,4 MG,Oral Tablet,1
8,SCD,NDA000001 halfine hydrochloride 4 MG Oral Tablet,halfine,,4 MG,Oral Tablet,2
9,BPCK,{4 (onlybrandine 5 MG Oral Tablet) } Pack [Soldonly Starter],onlybrandine,Soldonly Starter,5 MG,,1
`;
const CODES = `NDC11,RXCUI
00000000003,3
00000000005,5
00000000055,5
00000000555,5
00000000007,7
00000000008,8
00000000088,8
00000000009,9
`;
const PRICES = `Brnd_Name,Gnrc_Name,Tot_Clms_2023,Avg_Spnd_Per_Dsg_Unt_Wghtd_2023
PRICELINE HFA,HALFINE HCL,10,1.5
SOLDONLY PENPAK,ONLYBRANDINE,10,1.5
HALFINE HCL ER,HALFINE HCL,10,1.5
DEVICE NEEDLE,"PEN NEEDLE, DIABETIC",10,1.5
`;

const { pool, loadFiles } = loadTest();
beforeAll(() => loadFiles({ 'names.csv': NAMES, 'codes.csv': CODES, 'prices.csv': PRICES }));

const offered = (typed: string) => catalogueStore(pool()).findDrugs(typed, 5);
const formsOf = async (name: string) => (await catalogueStore(pool()).drugForms(name)).map(({ rxcui }) => rxcui);

const generic = (name: string) => ({ name, isBrand: false, leadsTo: null });
const brand = (name: string, leadsTo: string | null = null) => ({ name, isBrand: true, leadsTo });

test.each([
  ['a drug that is sold, without its salt', 'halfine', [generic('halfine')]],
  ['the same by its salt', 'halfine hydrochloride', [generic('halfine')]],
  ['the brand, of what is sold by brands only', 'onlybrandine', [brand('Soldonly')]],
  ['nothing, of what nobody sells', 'oldamide', []],
  ['a brand of which nothing is sold, which leads to its generic', 'goneline', [brand('Goneline', 'halfine')]],
  ['a brand that only the price list has', 'priceline', [brand('Priceline HFA', 'halfine')]],
  ['a brand by the longer name of the price list', 'soldonly penpak', [brand('Soldonly')]],
  ['a pack under its brand', 'soldonly starter', [brand('Soldonly')]],
  ['nothing, of a device', 'device needle', []],
  ['nothing, of a name that resembles none', 'godolone', []],
  ['a brand nearly right', 'gonelnie', [brand('Goneline', 'halfine')]],
])('what is typed finds %s', async (_story, typed, names) => {
  expect(await offered(typed)).toEqual(names);
});

test.each([
  ['the strengths that have a code, each once and the commonest first', 'halfine', ['5', '8']],
  ['the brand, where the bare drug has no code', 'onlybrandine', ['3', '9']],
  ['its packs too', 'Soldonly', ['3', '9']],
  ['those of the generic, of a brand without a code', 'Goneline', ['5', '8']],
  ['those of the generic, of a brand of the price list', 'Priceline HFA', ['5', '8']],
  ['none', 'oldamide', []],
])('a name leads to %s', async (_story, name, rxcuis) => {
  expect(await formsOf(name)).toEqual(rxcuis);
});
