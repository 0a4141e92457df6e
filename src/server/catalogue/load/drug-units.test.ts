import { beforeAll, expect, test } from 'vitest';
import { loadTest } from '#tests/support/load-test.ts';

const PEN = '3 ML semaglutide 1.34 MG/ML Pen Injector [Ozempic]';
const NAMES = `RXCUI,TTY,NAME,INGREDIENTS,BRAND,STRENGTHS,DOSE_FORM,NDC_COUNT
1,SBD,${PEN},semaglutide,Ozempic,1.34 MG/ML,Pen Injector,1
2,SCD,newdrug 50 MG/ML Oral Solution,newdrug,,50 MG/ML,Oral Solution,2
3,SCD,otherdrug 50 MG/ML Oral Solution,otherdrug,,50 MG/ML,Oral Solution,1
`;
const CODES = 'NDC11,RXCUI\n00000000001,1\n00000000002,2\n00000000012,2\n00000000003,3\n';
const PACKAGES = `PRODUCTID\tPRODUCTNDC\tNDCPACKAGECODE\tPACKAGEDESCRIPTION\r
a\t0000-0000\t00000-0000-02\t473 mL in 1 BOTTLE (00000-0000-02) \r
`;
const WEEK = `NDC Description,NDC,NADAC Per Unit,Effective Date,Pricing Unit,OTC
"NEWDRUG 50 MG/ML SOLN",00000000002,0.20000,04/15/2026,ML,N
"NEWDRUG 50 MG/ML SOLN",00000000002,0.30000,04/22/2026,ML,N
"OTHERDRUG 50 MG/ML SOLN",00000000003,0.30000,04/22/2026,ML,N
`;
const PRICES = 'NDC,x_RXCUI,NADAC Per Unit,Effective Date\n00000000003,3,0.40000,2026-05-01\n';

const { pool, loadFiles } = loadTest();
beforeAll(() =>
  loadFiles({ 'names.csv': NAMES, 'codes.csv': CODES, 'package.txt': PACKAGES, 'a.csv': WEEK, 'b.csv': PRICES }),
);

const rowsOf = async (sql: string) => (await pool().query<Record<string, unknown>>(sql)).rows;

test('of the prices of a code the newest is kept, with the unit of any of its rows', async () => {
  expect(await rowsOf('select ndc, unit, unit_price::text as price from drug_unit order by ndc')).toEqual([
    { ndc: '00000000002', unit: 'ML', price: '0.30000' },
    { ndc: '00000000003', unit: 'ML', price: '0.40000' },
  ]);
});

test('what is loaded decides how each drug is counted', async () => {
  const known = await rowsOf('select rxcui, unit, item, packages, asks_size from drug_knowledge order by rxcui');
  expect(known).toEqual([
    { rxcui: '1', unit: 'ML', item: 'pen', packages: [['3 mL pen', 3]], asks_size: false },
    { rxcui: '2', unit: 'ML', item: 'bottle', packages: [['473 mL bottle', 473]], asks_size: false },
    { rxcui: '3', unit: 'ML', item: 'bottle', packages: [], asks_size: true },
  ]);
});
