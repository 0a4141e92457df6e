import { expect, test } from 'vitest';
import { fillOf } from '../testing/bad-keeper.ts';
import { readResource } from './read-resource.ts';

const claimOf = (change: object) => {
  const read = readResource(fillOf('1', change));
  if (read.kind !== 'pharmacy-claim') throw new Error(read.kind);
  return read.claim;
};
const item = (change: object) => ({
  item: [{ productOrService: ndc('60505257908'), servicedDate: '2026-10-01', ...change }],
});
const ndc = (code: string) => ({ coding: [{ system: 'http://hl7.org/fhir/sid/ndc', code }] });
const TYPE = 'https://bluebutton.cms.gov/fhir/CodeSystem/CLM-TYPE-CD';

test.each([
  ['a claim that counts', {}, null],
  ['one that was cancelled', { status: 'cancelled' }, 'cancelled'],
  ['one that was entered in error', { status: 'entered-in-error' }, 'cancelled'],
  ['one of type 3, however active', { type: { coding: [{ code: 'PDE' }, { system: TYPE, code: '3' }] } }, 'deleted'],
  ['one of type 1', { type: { coding: [{ code: 'PDE' }, { system: TYPE, code: '1' }] } }, null],
  ['one that a later one replaced', { meta: { tag: [{ code: 'NotFinalAction' }] } }, 'replaced'],
  ['the later one', { meta: { tag: [{ code: 'FinalAction' }] } }, null],
  ['a mixture', item({ productOrService: { coding: [{ code: 'compound' }] } }), 'compound'],
])('%s', (_story, change, leftOut) => {
  expect(claimOf(change).leftOut).toBe(leftOut);
});

test.each([
  ['a code of ten digits', item({ productOrService: ndc('6050525790') }), 'item.0.productOrService'],
  ['no code', item({ productOrService: { coding: [] } }), 'item.0.productOrService'],
  ['a day that is not there', item({ servicedDate: '2026-02-30' }), 'item.0.servicedDate'],
  ['a month for a day', item({ servicedDate: '2026-02' }), 'item.0.servicedDate'],
  ['an amount in words', item({ quantity: { value: '30' } }), 'item.0.quantity.value'],
  ['nobody', { patient: {} }, 'patient'],
  ['somebody who is no patient', { patient: { reference: 'Group/1' } }, 'patient'],
])('%s can not be read', (_story, change, place) => {
  expect(readResource(fillOf('1', change))).toEqual({ kind: 'unread', resourceType: 'ExplanationOfBenefit', place });
});

test('no days and no amount are unknown, and not none', () => {
  const none = item({ quantity: { value: 0, extension: [{ url: 'x/days_suply_num', valueQuantity: { value: 0 } }] } });
  expect(claimOf(none)).toMatchObject({ daysOfSupply: null, quantity: null, pharmacyNpi: null, pharmacyKind: null });
});

test('what is missing at the item is told by the claim', () => {
  const claim = { ...item({ servicedDate: undefined }), billablePeriod: { start: '2026-09-01' } };
  expect(claimOf(claim).filledOn).toBe('2026-09-01');
});

const cover = (change: object) =>
  readResource({
    resourceType: 'Coverage',
    status: 'active',
    beneficiary: { reference: 'https://claims.example/v3/fhir/Patient/-1' },
    class: [{ type: { coding: [{ code: 'plan' }] }, value: 'Part D' }],
    ...change,
  });

test('cover without an end has none, and its phones are told once each', () => {
  const telecom = ['555-0100', '555-0100 ', '555-0101'].map((value) => ({ system: 'phone', value }));
  const contained = [{ id: 'insurer-org', name: ' A plan ', contact: [{ telecom }] }];
  const period = { start: '2026-01-01', end: '9999-12-31' };
  expect(
    cover({ period, contained, payor: [{ reference: '#insurer-org' }], subscriberId: '1EG4-TE5-MK73' }),
  ).toMatchObject({
    subject: '-1',
    coverage: {
      from: '2026-01-01',
      to: null,
      planName: 'A plan',
      planPhones: ['555-0100', '555-0101'],
      medicareNumber: '1EG4TE5MK73',
      segmentId: null,
      extraHelp: null,
    },
  });
});

test('cover of which nobody says what it is can not be read', () => {
  expect(cover({ class: [] })).toEqual({ kind: 'unread', resourceType: 'Coverage', place: 'class' });
});
