import { expect, test } from 'vitest';
import type { z } from 'zod';
import { CORNER_PHARMACY, LISINOPRIL } from '#tests/support/drugs.ts';
import { ANN_LEE } from '#tests/support/providers.ts';
import { PlanId } from './plan.ts';
import { ProductType } from './plan-search.ts';
import { DrugsToKeep } from './saved-drugs.ts';
import { SCHEMAS } from './schemas.ts';

type Rows = [story: string, schema: z.ZodType, good: unknown[], bad: unknown[]];

const letters = (count: number) => 'a'.repeat(count);
const listOf = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, i) => item(i));
const code = (index: number) => String(10_000_000_000 + index);
const UUID = '0b6f7f0e-3a0f-4a51-9d0b-0a6a5a1f7c11';
const KEPT = { planId: 'H5050009000', zipCode: '98101', stateCode: 'WA', fipsCountyCode: '53033' };
const at = (index: number) => ({ ...ANN_LEE, providerAddressId: `98101 ${index} ELM ST` });
const noteOf = (index: number) => ({
  planId: `H${1000 + index}001000`,
  planYear: 2027,
  calledOn: '2026-11-10',
  answer: 'yes',
  words: '',
});
const DRAFT = {
  drugName: 'Lisinopril',
  isGeneric: true,
  drugId: null,
  values: { form: '', package: '', size: '', quantity: '', frequency: '', supply: '' },
};

/** A request at each limit, and one beyond it. */
test.each<Rows>([
  [
    'the list of drugs to keep',
    DrugsToKeep,
    [
      {},
      { pharmacyObj: CORNER_PHARMACY },
      { pharmacyObj: null },
      { drugInfoDetails: listOf(600, (index) => ({ ...LISINOPRIL, nationalDrugCode: code(index) })) },
      { drugInfoDetails: [{ ...LISINOPRIL, drugName: letters(300), drugPackageQuantity: 2, drugPackageSize: 3 }] },
      { drugInfoDetails: [{ ...LISINOPRIL, drugName: ' Lisinopril ' }] },
    ],
    [
      { surprise: 1 },
      { drugInfoDetails: [LISINOPRIL, LISINOPRIL] },
      { drugInfoDetails: listOf(601, (index) => ({ ...LISINOPRIL, nationalDrugCode: code(index) })) },
      { drugInfoDetails: [{ ...LISINOPRIL, drugName: letters(301) }] },
      { drugInfoDetails: [{ ...LISINOPRIL, drugName: ' ' }] },
      { drugInfoDetails: [{ ...LISINOPRIL, drugDosage: '' }] },
      { drugInfoDetails: [{ ...LISINOPRIL, drugName: 'a\u0000b' }] },
      { pharmacyObj: { ...CORNER_PHARMACY, pharmacyName: '' } },
      { pharmacyObj: { ...CORNER_PHARMACY, pharmacyAddress: {} } },
    ],
  ],
  [
    'the list of doctors to keep',
    SCHEMAS.saveProviders.body,
    [
      {},
      { providerIdList: [] },
      { providerIdList: [{ ...ANN_LEE, providerName: letters(300), providerPhone: null, gender: null }] },
      { providerIdList: listOf(200, at) },
      { providerIdList: [{ ...ANN_LEE, callNotes: listOf(50, noteOf) }] },
      { removeUnreadable: true },
    ],
    [
      { surprise: 1 },
      { providerIdList: [ANN_LEE, ANN_LEE] },
      { providerIdList: listOf(201, at) },
      { providerIdList: [{ ...ANN_LEE, providerName: letters(301) }] },
      { providerIdList: [{ ...ANN_LEE, providerName: ' ' }] },
      { providerIdList: [{ ...ANN_LEE, providerName: 'a\u0000b' }] },
      { providerIdList: [{ ...ANN_LEE, nationalProviderId: '1234567894' }] },
      { providerIdList: [{ ...ANN_LEE, providerAddressId: '' }] },
      { providerIdList: [{ ...ANN_LEE, callNotes: listOf(51, noteOf) }] },
      { providerIdList: [{ ...ANN_LEE, callNotes: [noteOf(0), noteOf(0)] }] },
      { providerIdList: [{ ...ANN_LEE, callNotes: [{ ...noteOf(0), words: letters(301) }] }] },
      { providerIdList: [{ ...ANN_LEE, surprise: 1 }] },
    ],
  ],
  [
    'the list of doctors in the open search',
    SCHEMAS.keepProviderDraft.body,
    [
      { zipCode: '98101', providers: [] },
      { zipCode: '98101', providers: [ANN_LEE] },
    ],
    [
      { providers: [] },
      { zipCode: '9810', providers: [] },
      { zipCode: '98101' },
      { zipCode: '98101', providers: [{}] },
    ],
  ],
  [
    'the plans of a year to keep',
    SCHEMAS.savePlansOfYear.body,
    [{ plans: [] }, { plans: listOf(1000, () => KEPT) }],
    [{}, { plans: listOf(1001, () => KEPT) }, { plans: [{}] }, { plans: [{ ...KEPT, surprise: 1 }] }],
  ],
  [
    'an answer about Extra Help',
    SCHEMAS.saveExtraHelp.body,
    [{ choice: 'yes' }, { choice: 'no' }],
    [{}, { choice: '' }],
  ],
  [
    'what a person tells of themselves',
    SCHEMAS.saveDemographics.body,
    [
      {},
      { firstName: letters(60), lastName: null, email: null },
      { firstName: ' Ann ', mbi: letters(20) },
      { email: `${letters(50)}@${letters(60)}.org` },
    ],
    [
      { firstName: letters(61) },
      { firstName: ' ' },
      { firstName: 'A\u0007nn' },
      { mbi: letters(21) },
      { email: 'ann' },
      { email: `${letters(64)}@${Array.from({ length: 5 }, () => letters(40)).join('.')}.org` },
      { surprise: 1 },
    ],
  ],
  [
    'a drug that is being typed in',
    SCHEMAS.keepDrugDraft.body,
    [
      DRAFT,
      { ...DRAFT, drugName: letters(300), drugId: UUID },
      { ...DRAFT, values: { ...DRAFT.values, form: letters(300) } },
    ],
    [
      { ...DRAFT, drugName: '' },
      { ...DRAFT, drugName: letters(301) },
      { ...DRAFT, drugName: 'a\u0000' },
      { ...DRAFT, values: {} },
      { ...DRAFT, values: { ...DRAFT.values, form: letters(301) } },
      {},
    ],
  ],
  [
    'the headers of a change',
    SCHEMAS.saveDrugs.headers,
    [{}, { 'if-match': letters(40) }, { 'idempotency-key': 'a' }, { 'idempotency-key': letters(255), other: 'x' }],
    [{ 'if-match': letters(41) }, { 'idempotency-key': '' }, { 'idempotency-key': letters(256) }],
  ],
  [
    'the headers of a new guest',
    SCHEMAS.createGuest.headers,
    [{}, { 'idempotency-key': 'a' }, { 'idempotency-key': letters(255), other: 'x' }],
    [{ 'idempotency-key': '' }, { 'idempotency-key': letters(256) }],
  ],
  [
    'a flag in an address',
    SCHEMAS.readSectionWithFlag.params,
    ['true', 'false'].map((flag) => ({ uuid: UUID, section: 'plans', extra: '2027', flag })),
    ['', 'yes', undefined].map((flag) => ({ uuid: UUID, section: 'plans', extra: '2027', flag })),
  ],
  ['a product code', SCHEMAS.removeSavedPlan.query, [{}, { productCode: letters(40) }], [{ productCode: letters(41) }]],
])('%s: what is at a limit is taken, and what is beyond it is not', (_story, schema, good, bad) => {
  expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
});

test.each([
  ['a plan number', PlanId, 'h5050-009-000', 'H5050009000'],
  ['a kind of plan', ProductType, 'mapd', 'MAPD'],
  ['a kind of special needs plan', ProductType, 'c-snp', 'SNP'],
  [
    'plans joined by commas',
    SCHEMAS.getPharmacyCoverage.params.shape.planIds,
    'H5050009000,S9901-001',
    ['H5050009000', 'S9901001000'],
  ],
  ['the uuid of a profile', SCHEMAS.readDrugDraft.params.shape.uuid, UUID.toUpperCase(), UUID],
  ['the uuid of a profile whose section is read', SCHEMAS.readSection.params.shape.uuid, UUID.toUpperCase(), UUID],
  ['the uuid of a profile whose plan is removed', SCHEMAS.removeSavedPlan.params.shape.uuid, UUID.toUpperCase(), UUID],
  ['the uuid of a shopper to open', SCHEMAS.openShopper.body.shape.uuid, UUID.toUpperCase(), UUID],
])('%s is read into one spelling', (_story, schema, text, read) => {
  expect((schema as z.ZodType).parse(text)).toEqual(read);
});
