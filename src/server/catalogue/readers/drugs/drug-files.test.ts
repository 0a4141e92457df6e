import { expect, test } from 'vitest';
import { readRows } from '#server/catalogue/testing/read-rows.ts';
import { sourceOf } from '#server/catalogue/testing/source-of.ts';

const read = (text: string, rxcuis: string[] = []) => readRows(sourceOf(text), { rxcuis: new Set(rxcuis) });

test('RxNorm names a drug with its brand, and once', async () => {
  const { results, rejected } = await read(
    'RXCUI,TTY,NAME,INGREDIENTS,BRAND,STRENGTHS,DOSE_FORM,NDC_COUNT\n' +
      '1364441,SBD,apixaban 2.5 MG Oral Tablet [Eliquis],apixaban,Eliquis,2.5 MG,Oral Tablet,3\n' +
      '1364441,SBD,apixaban 2.5 MG Oral Tablet [Eliquis],apixaban,Eliquis,2.5 MG,Oral Tablet,3\n' +
      '11,IN,apixaban,apixaban,,,,0\nx,SCD,apixaban,apixaban,,,,0\n',
  );
  expect(results.map(({ row }) => row)).toEqual([
    {
      rxcui: '1364441',
      name: 'apixaban 2.5 MG Oral Tablet [Eliquis]',
      term_type: 'SBD',
      is_brand: true,
      generic_name: 'apixaban',
      brand_name: 'Eliquis',
      strengths: '2.5 MG',
      dose_form: 'Oral Tablet',
      generic_rxcui: null,
      proxy_ndc: null,
      ingredient_key: 'apixaban',
      source_line: 2,
    },
  ]);
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'the drug was named before'],
    [4, 'it is not a drug that can be dispensed'],
    [5, 'the drug number (RXCUI) can not be read'],
  ]);
});

test('RxTerms tells the generic of a brand', async () => {
  const { results } = await read(
    'RXCUI,GENERIC_RXCUI,TTY,FULL_NAME,RXN_DOSE_FORM,BRAND_NAME,DISPLAY_NAME,ROUTE,NEW_DOSE_FORM,STRENGTH\n' +
      '213461,242680,SBD,abacavir 20 MG/ML Oral Solution [Ziagen],Oral Solution,ZIAGEN,x,Oral Liquid,Sol,20 mg/ml\n',
  );
  expect(results[0]?.row).toMatchObject({ brand_name: 'Ziagen', generic_rxcui: '242680', strengths: '20 MG/ML' });
});

test('codes of drugs that no file names are refused', async () => {
  const { results, rejected } = await read('NDC11,RXCUI\n00002015201,5\n00002015202,6\n', ['5']);
  expect(results.map(({ row }) => row)).toEqual([{ ndc: '00002015201', rxcui: '5', source_line: 2 }]);
  expect(rejected).toEqual([{ line: 3, reason: 'no file names the drug', detail: '6' }]);
});

test.each([
  ['5 SYRINGE in 1 CARTON (0088-2219-05)  / 3 mL in 1 SYRINGE (0088-2219-01)', 'syringe', '3', 'ml', '5'],
  ['100 TABLET, FILM COATED in 1 BOTTLE (0088-2219-05)', 'bottle', '100', 'tablet', '1'],
  ['.5 mL in 1 VIAL', 'vial', '0.5', 'ml', '1'],
  ['1 VIAL, MULTI-DOSE in 1 CAN (0088-2219-05)  > 30 mL in 1 VIAL, MULTI-DOSE', 'vial', '30', 'ml', '1'],
  [
    '8 POUCH in 1 CARTON (0088-2219-05)  / 1 PATCH in 1 POUCH (0088-2219-16)  / 3.5 d in 1 PATCH',
    'pouch',
    '1',
    'patch',
    '8',
  ],
  ['4 PATCH in 1 CARTON (0088-2219-05)  / 7 d in 1 PATCH (0088-2219-01) ', 'carton', '4', 'patch', '1'],
  ['30 PACKET in 1 CARTON (0088-2219-05)  / .25 g in 1 PACKET', 'packet', '0.25', 'g', '30'],
])('the package %s', async (description, package_name, size, size_unit, quantity) => {
  const { results } = await read(
    `PRODUCTID\tPRODUCTNDC\tNDCPACKAGECODE\tPACKAGEDESCRIPTION\r\na\t0088-2219\t0088-2219-05\t${description}\r\n`,
  );
  expect(results[0]?.row).toMatchObject({ ndc: '00088221905', package_name, size, size_unit, quantity });
});

test('average prices keep their year and decimals, and of several makers the sum of all', async () => {
  const { results, rejected } = await read(
    'Brnd_Name,Gnrc_Name,Mftr_Name,Tot_Clms_2022,Avg_Spnd_Per_Dsg_Unt_Wghtd_2022,Tot_Clms_2023,Avg_Spnd_Per_Dsg_Unt_Wghtd_2023\n' +
      'Eliquis,Apixaban,Overall,1,9.1,14,9.7446967132\nEliquis,Apixaban,BMS,1,9.1,14,9.7446967132\n' +
      'METFORMIN HCL ER*,Metformin HCl,Overall,1,1,1,0.0848805504\nOther,Other,Overall,1,1,1,\n',
  );
  expect(results.map(({ row }) => row)).toEqual([
    {
      brand_name: 'Eliquis',
      generic_name: 'Apixaban',
      data_year: 2023,
      unit_cost: '9.7446967132',
      claims: 14,
      source_line: 2,
    },
    expect.objectContaining({ brand_name: 'METFORMIN HCL ER*', generic_name: 'Metformin HCl', claims: 1 }),
  ]);
  expect(rejected.map(({ reason }) => reason)).toEqual(['the average price is not there or can not be read']);
});

test('a pharmacy has the number of its NPI, or one of ours that none can have', async () => {
  const list = await read(
    'npi,pharmacy_name,kind,street,city,state,zip,phone,latitude,longitude\n' +
      '1234567893,Corner,retail,1 Elm,Seattle,WA,98101,(206) 555-0101,47.6,-122.3\n12,Corner,retail,1 Elm,Seattle,WA,98101,,,\n' +
      '1234567893,Corner,drive-in,1 Elm,Seattle,WA,98101,,,\n',
  );
  expect(list.results[0]?.row).toMatchObject({
    pharmacy_number: '101234567893',
    number_kind: 'npi',
    place_kind: 'address',
  });
  expect(list.rejected.map(({ line }) => line)).toEqual([3, 4]);

  const roster = await read(
    'license_no,license_type,licensee_name,dba,address,street,city,state,zip,issue_date,exp_date\n' +
      '2791,Community Pharmacy License,Western Drug Co Inc,,x,806 Illinois St,Sidney,NE,69162,2008-02-13,2027-07-01\n' +
      '2792,Hospital,Western,,x,806 Illinois St,Sidney,NE,69162,2008-02-13,2027-07-01\n',
  );
  expect(roster.results[0]?.row).toMatchObject({
    pharmacy_number: '993100002791',
    number_kind: 'own',
    name: 'Western Drug Co Inc',
    latitude: null,
    place_kind: null,
    licence_ends: '2027-07-01',
  });
  expect(roster.rejected.map(({ reason }) => reason)).toEqual(['the licence is not of a community pharmacy']);

  const connecticut = await read(
    'pharmacy_name,phone,credential,credential_id,address,city,state,zip,latitude,longitude\n' +
      'WOODBURY DRUG,(203) 263-2282,PCY.0001712,204631,682 MAIN ST,WOODBURY,CT,06798-3736,41.5,-73.2\n',
  );
  expect(connecticut.results[0]?.row).toMatchObject({ pharmacy_number: '990900001712', zip: '06798' });
});
