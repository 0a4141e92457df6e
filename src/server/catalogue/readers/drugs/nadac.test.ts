import { expect, test } from 'vitest';
import { readRows } from '#server/catalogue/testing/read-rows.ts';
import { sourceOf } from '#server/catalogue/testing/source-of.ts';

const CMS =
  '"NDC Description",NDC,"NADAC Per Unit","Effective Date","Pricing Unit","Pharmacy Type Indicator",OTC,' +
  '"Explanation Code","Classification for Rate Setting","Corresponding Generic Drug NADAC Per Unit",' +
  '"Corresponding Generic Drug Effective Date","As of Date"\n';

test('the file of CMS tells the unit and the price of a code', async () => {
  const { results, layout } = await readRows(
    sourceOf(
      `${CMS}"ABILIFY ASIMTUFII 720 MG/2.4 ML",59148010280,1775.69935,01/01/2026,ML,C/I,N,"2, 5",B,,,04/29/2026\n`,
    ),
  );
  expect(layout).toBe('NADAC prices');
  expect(results).toEqual([
    {
      table: 'drug_unit',
      row: {
        ndc: '59148010280',
        rxcui: null,
        unit: 'ML',
        unit_price: '1775.69935',
        price_date: '2026-01-01',
        source_line: 2,
      },
    },
  ]);
});

test('of the weeks of a year the newest price holds', async () => {
  const line = (date: string, price: string) =>
    `"ABACAVIR 300 MG TABLET",00378410591,${price},${date},EA,C/I,N,1,G,,,04/29/2026\n`;
  const { results, rejected } = await readRows(
    sourceOf(CMS + line('04/15/2026', '0.7') + line('04/22/2026', '0.65861') + line('12/17/2025', '0.8')),
  );
  expect(results.map(({ row }) => row['price_date'])).toEqual(['2026-04-15', '2026-04-22']);
  expect(rejected).toEqual([{ line: 4, reason: 'a newer price of the code is beside it', detail: '00378410591' }]);
});

test.each([
  ['a short code', '378410591,0.65861,04/22/2026,EA', 'the drug code (NDC) is not eleven digits'],
  ['a unit nobody bills', '00378410591,0.65861,04/22/2026,TB', 'the pricing unit is none of EA, ML and GM'],
  ['a day that never was', '00378410591,0.65861,02/30/2026,EA', 'the date of the price can not be read'],
  ['a price of letters', '00378410591,x,04/22/2026,EA', 'an amount can not be read'],
])('%s is refused', async (_story, cells, reason) => {
  const { results, rejected } = await readRows(sourceOf(`${CMS}"X",${cells},C/I,N,1,G,,,04/29/2026\n`));
  expect(results).toEqual([]);
  expect(rejected.map((rejection) => rejection.reason)).toEqual([reason]);
});

test('a trimmed list names the drug, and another leaves the unit out', async () => {
  const trimmed = await readRows(
    sourceOf(
      'NDC,x_RXCUI,NDC Description,NADAC Per Unit,Effective Date,Pricing Unit,OTC,x_source\n' +
        '00002143380,1551300,TRULICITY 0.75 MG/0.5 ML PEN,487.71758,2026-01-01,ML,N,shortage_radar\n',
    ),
  );
  expect(trimmed.results[0]?.row).toMatchObject({ rxcui: '1551300', unit: 'ML', price_date: '2026-01-01' });
  const prices = await readRows(
    sourceOf('NDC,x_RXCUI,NADAC Per Unit,Effective Date\n00002143380,1551300,425.66609,2022-01-01\n'),
  );
  expect(prices.results[0]?.row).toMatchObject({ unit: null, unit_price: '425.66609' });
});

test('a list of units alone has no price', async () => {
  const { results } = await readRows(sourceOf(`${CMS}"X",00378410591,,,EA,C/I,N,1,G,,,\n`));
  expect(results[0]?.row).toMatchObject({ unit: 'EA', unit_price: null, price_date: null });
});

test('a unit by drug stands under the code of the drug, unless its codes disagree', async () => {
  const { results, rejected } = await readRows(
    sourceOf(
      'RXCUI,NAME,DOSE_FORM,PROXY_NDC,x_pricing_unit,x_unit_source,x_conflicting_units,x_newest_nadac_per_unit\n' +
        '103401,hydrocortisone 0.025 MG/MG Topical Ointment,Topical Ointment,00168014630,GM,costplus_rxcui,,\n' +
        '848943,cholestyramine resin 4000 MG Powder,Powder for Oral Suspension,00185094098,EA,same_rxcui,EA|GM,1.1\n' +
        '5,a drug without a unit,Injection,00185094099,,,,\n',
    ),
  );
  expect(results.map(({ row }) => row)).toEqual([
    expect.objectContaining({ ndc: '00168014630', rxcui: '103401', unit: 'GM', unit_price: null }),
  ]);
  expect(rejected.map(({ reason }) => reason)).toEqual([
    'the codes of the drug have different units',
    'no code of the drug has a unit',
  ]);
});
