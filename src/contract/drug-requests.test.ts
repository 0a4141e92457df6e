import { expect, test } from 'vitest';
import type { z } from 'zod';
import { daily } from '#tests/support/drug-costs.ts';
import { EstimateRequest } from './drug-cost.ts';
import { ReceiptRequest } from './drug-receipt.ts';
import { SCHEMAS } from './schemas.ts';

type Rows = [story: string, schema: z.ZodType, good: unknown[], bad: unknown[]];

const letters = (count: number) => 'a'.repeat(count);
const listOf = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, i) => item(i));
const code = (index: number) => String(10_000_000_000 + index);
const PLAN = { contractId: 'S9901', pbpNumber: '001', segmentId: '000', planYear: 2027 };
const DRUG = daily('00093111201');
const TO_PRICE = { zip: '98101', county: '53033', pharmacy: null, drugs: [DRUG], plans: [PLAN] };
const price = (change: object) => ({ ...TO_PRICE, ...change });
/** Without the pharmacy of an estimate: several are named in its place. */
const { pharmacy: _one, ...ANYWHERE } = TO_PRICE;
const network = (change: object) => ({ planYear: 2027, planIds: [PLAN_ID], pharmacyNumbers: [NUMBER], ...change });
const PLAN_ID = 'S9901001000';
const NUMBER = '101234567893';

/** A request at each limit, and one beyond it. */
test.each<Rows>([
  [
    'drugs to price',
    EstimateRequest,
    [
      TO_PRICE,
      price({ pharmacy: NUMBER }),
      price({ drugs: [] }),
      price({ drugs: listOf(60, (index) => ({ ...DRUG, ndc: code(index) })) }),
      price({ plans: listOf(2, () => PLAN) }),
      ...['0', '1', '2', '3', '4'].map((copayCategory) => price({ copayCategory })),
      price({ planStartMonth: '01', subsidyLevel: '4', brandId: letters(20) }),
      price({ accumulatedTotalDrugCost: 1_000_000, accumulatedTroopBalance: 1_000_000 }),
      price({ accumulatedTotalDrugCost: 0, accumulatedTroopBalance: 0 }),
    ],
    [
      {},
      price({ surprise: 1 }),
      price({ drugs: [DRUG, DRUG] }),
      price({ drugs: [{ ndc: DRUG.ndc }] }),
      price({ drugs: listOf(61, (index) => ({ ...DRUG, ndc: code(index) })) }),
      price({ plans: [] }),
      price({ plans: listOf(200, () => PLAN) }),
      price({ plans: [{ ...PLAN, contractId: 'XS9901' }] }),
      price({ planStartMonth: '02' }),
      price({ planStartMonth: '' }),
      price({ subsidyLevel: '5' }),
      price({ copayCategory: '5' }),
      price({ copayCategory: '' }),
      price({ brandId: letters(21) }),
      price({ accumulatedTotalDrugCost: 1_000_001 }),
      price({ accumulatedTotalDrugCost: -1 }),
      price({ accumulatedTroopBalance: 1_000_001 }),
      price({ accumulatedTroopBalance: -1 }),
    ],
  ],
  ['a receipt of one plan', ReceiptRequest, [TO_PRICE], [price({ plans: [] }), price({ plans: [PLAN, PLAN] })]],
  [
    'pharmacies to compare',
    SCHEMAS.comparePharmacies.body,
    [1, 6].map((count) => ({ ...ANYWHERE, pharmacies: listOf(count, () => NUMBER) })),
    [
      ...[0, 7].map((count) => ({ ...ANYWHERE, pharmacies: listOf(count, () => NUMBER) })),
      { ...TO_PRICE, pharmacies: [NUMBER] },
    ],
  ],
  [
    'a name of a drug to look for',
    SCHEMAS.findDrugNames.body,
    [{ text: 'li' }, { text: letters(100) }, { text: '  li  ' }],
    [{ text: 'l' }, { text: '  l  ' }, { text: letters(101) }, {}, { text: 'li', surprise: 1 }],
  ],
  [
    'the forms of a drug to list',
    SCHEMAS.listDrugForms.body,
    [
      { name: 'l' },
      { name: letters(200) },
      { name: ` ${letters(200)} ` },
      { nationalDrugCode: letters(20) },
      { nationalDrugCode: ` ${letters(20)} ` },
    ],
    [{ name: '' }, { name: '  ' }, { name: letters(201) }, { nationalDrugCode: letters(21) }, {}],
  ],
  [
    'a brand whose generic is requested',
    SCHEMAS.getGenericDrugInfo.params,
    [{ drugTypeId: 'ndc', identifier: '00093111201', year: '2027' }],
    [
      { drugTypeId: 'name', identifier: '00093111201', year: '2027' },
      { drugTypeId: '', identifier: '1', year: '1' },
    ],
  ],
  ['its name beside it', SCHEMAS.getGenericDrugInfo.query, [{}, { drug: letters(300) }], [{ drug: letters(301) }]],
  [
    'drugs by their codes',
    SCHEMAS.searchDrugInfo.body,
    [
      { drugs: [] },
      { drugs: listOf(60, () => ({ ndc: DRUG.ndc, drugName: letters(300) })) },
      { drugs: [{ ndc: DRUG.ndc, drugName: '', drugGenericNameAndDosage: letters(300) }] },
    ],
    [
      {},
      { drugs: [{}] },
      { drugs: listOf(61, () => ({ ndc: DRUG.ndc, drugName: '' })) },
      { drugs: [{ ndc: DRUG.ndc, drugName: letters(301) }] },
      { drugs: [{ ndc: DRUG.ndc, drugName: '', drugGenericNameAndDosage: letters(301) }] },
    ],
  ],
  [
    'pharmacies around a place',
    SCHEMAS.searchPharmacies.body,
    [
      ...[1, 5, 10, 25, 50].map((miles) => ({ zipCode: '98101', miles })),
      ...['retail', 'mail', 'long-term-care'].map((kind) => ({ zipCode: '98101', miles: 5, kind })),
      { zipCode: '98101', miles: 5, name: ` ${letters(100)} `, longTermCare: true },
    ],
    [
      {},
      { zipCode: '98101' },
      { zipCode: '98101', miles: 2 },
      { zipCode: '98101', miles: 5, kind: '' },
      { zipCode: '98101', miles: 5, name: letters(101) },
      { zipCode: '98101', miles: 5, surprise: 1 },
    ],
  ],
  [
    'plans and pharmacies to hold against each other',
    SCHEMAS.searchPharmacyCoverage.body,
    [network({}), network({ planIds: listOf(60, () => PLAN_ID), pharmacyNumbers: listOf(50, () => NUMBER) })],
    [
      {},
      network({ planIds: [] }),
      network({ planIds: listOf(61, () => PLAN_ID) }),
      network({ pharmacyNumbers: [] }),
      network({ pharmacyNumbers: listOf(51, () => NUMBER) }),
    ],
  ],
])('%s: what is at a limit is taken, and what is beyond it is not', (_story, schema, good, bad) => {
  expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
});

test('what an estimate does not say has a value', () => {
  expect(EstimateRequest.parse(TO_PRICE)).toMatchObject({
    planStartMonth: '01',
    subsidyLevel: '',
    copayCategory: '0',
    accumulatedTotalDrugCost: 0,
    accumulatedTroopBalance: 0,
  });
});
