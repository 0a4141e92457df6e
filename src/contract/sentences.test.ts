import { expect, test } from 'vitest';
import type { z } from 'zod';
import { daily } from '#tests/support/drug-costs.ts';
import { ContentDocuments } from './content-documents.ts';
import { SCHEMAS } from './schemas.ts';

const DRUG = daily('00093111201');
const PLAN = { contractId: 'S9901', pbpNumber: '001', segmentId: '000', planYear: 2027 };
const TO_PRICE = { zip: '98101', county: '53033', pharmacy: null, drugs: [DRUG], plans: [PLAN] };
const PLACE = { planYear: '2027', productType: 'MAPD', stateCode: 'WA', fipsCountyCode: '033' };
const ACCOUNT = { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com', password: 'ruth@example.com' };
const estimate = SCHEMAS.estimatePlanCost.body;
const place = SCHEMAS.searchPlans.params;
const { profile, 'suppression-list': suppression, 'state-flip': stateFlip } = ContentDocuments;

type Row = [field: string, schema: z.ZodType, value: object, sentence: string];

test.each<Row>([
  ['firstName', SCHEMAS.saveDemographics.body, { firstName: '\u0000' }, 'Write the name with letters.'],
  ['dob', SCHEMAS.saveDemographics.body, { dob: '1950-03-09' }, 'Write the date as MM/DD/YYYY.'],
  ['drugs', estimate, { ...TO_PRICE, drugs: [DRUG, DRUG] }, 'Each drug may stand in the list once.'],
  [
    'plans',
    SCHEMAS.explainPlanCost.body,
    { ...TO_PRICE, plans: [PLAN, PLAN] },
    'A receipt is of one plan: name just one.',
  ],
  ['text', SCHEMAS.findDrugNames.body, { text: 'a' }, 'Type at least two letters.'],
  ['zip', SCHEMAS.getCounties.params, { zip: '9810' }, 'Enter a 5-digit ZIP code.'],
  ['stateCode', place, { ...PLACE, stateCode: 'Wash' }, 'Use the two letters of the state.'],
  ['fipsCountyCode', place, { ...PLACE, fipsCountyCode: 'King' }, 'Use the digits of the county code.'],
  ['password', SCHEMAS.registerAccount.body, ACCOUNT, 'Must not be the e-mail.'],
  ['systemDateTime', profile, { systemDateTime: 'soon' }, 'Write it like 2026-11-16T10:00:00.'],
  ['phones.needHelp', profile, { phones: { needHelp: '12' } }, 'This is not a phone number of ten digits.'],
  ['phones.tty', profile, { phones: { tty: '7' } }, 'This is not a TTY number.'],
  ['planCodes.0', suppression, { planCodes: ['1'] }, 'Write a plan code like MW1.'],
  [
    'years.27',
    suppression,
    { years: { 27: { suppressed: [], acquired: [] } } },
    'Write the plan year with four digits.',
  ],
  ['states.wa', stateFlip, { states: { wa: '2026-10-01' } }, 'Write the state as two capital letters.'],
])('a value that can not be is refused at its field with a sentence: %s', (field, schema, value, sentence) => {
  const { error } = schema.safeParse(value);
  const issue = error?.issues.find(({ path }) => path.join('.') === field);
  const sentences = issue?.code === 'invalid_key' ? issue.issues.map(({ message }) => message) : [issue?.message];
  expect(sentences).toEqual([sentence]);
});
