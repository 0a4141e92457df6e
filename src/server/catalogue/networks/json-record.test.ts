import { expect, test } from 'vitest';
import type { Code } from './codes.ts';
import { readRecord } from './json-record.ts';
import type { ListedProvider } from './listed-provider.ts';

const DIRECTORY = { contractId: 'H9999', planYear: 2027, today: '2026-10-20' };
const ADDRESS = { address: '100 Main St', city: 'Omaha', state: 'NE', zip: '68102', phone: '4025550101' };
const PLAN = {
  maPlanId: 'H9999-001-000',
  year: '2027',
  addresses: [ADDRESS],
  specialty: ['207Q00000X'],
  accepting: 'Accepting',
};
const RECORD = {
  npi: '9450000069',
  type: 'Individual',
  plans: [PLAN],
  lastUpdatedOn: '2026-10-05',
  name: { first: 'Test', last: 'Case' },
  sex: 'Male',
  languages: ['English'],
};

function read(record: unknown) {
  const codes: Code[] = [];
  const { listed, unclearNpi } = readRecord(record, DIRECTORY, (code) => codes.push(code));
  return { entries: listed === null ? [] : entriesOf(listed), unclearNpi, codes: [...new Set(codes)] };
}
const entriesOf = ({ plans, ...who }: ListedProvider) =>
  plans.flatMap(({ places, ...plan }) => places.map((place) => ({ ...who, ...plan, ...place })));
const withPlan = (change: object) => ({ ...RECORD, plans: [{ ...PLAN, ...change }] });
const withAddress = (change: object) => withPlan({ addresses: [{ ...ADDRESS, ...change }] });

const ENTRY = {
  npi: '9450000069',
  plan_id: 'H9999001000',
  place: '68102 100 MAIN ST',
  is_person: true,
  name: 'Test Case',
  street: '100 Main St',
  city: 'Omaha',
  state_code: 'NE',
  zip: '68102',
  phone: '4025550101',
  accepts_new: true,
  network_ids: [],
  pcp_ids: [],
  specialties: ['207Q00000X'],
  languages: ['English'],
  last_updated_on: '2026-10-05',
};

test.each<[string, object, Code[], object]>([
  ['no fault', RECORD, [], {}],
  ['an NPI that is a number', { ...RECORD, npi: 9450000069 }, ['TYPE'], {}],
  ['a type in capitals', { ...RECORD, type: 'INDIVIDUAL' }, ['P1004'], {}],
  ['a type nobody knows', { ...RECORD, type: 'Group' }, ['P1004'], { is_person: null }],
  ['a year that is a number', withPlan({ year: 2027 }), ['TYPE'], {}],
  ['a longer ZIP code', withAddress({ zip: '68102-1234' }), ['A2006'], {}],
  [
    'a ZIP code that has lost its zero',
    withAddress({ zip: 4102 }),
    ['TYPE'],
    { place: '04102 100 MAIN ST', zip: '04102' },
  ],
  ['a phone number with signs', withAddress({ phone: '(402) 555-0101' }), ['A2010'], {}],
  ['a state in full', withAddress({ state: 'Nebraska' }), ['A2004'], {}],
  ['no street', withAddress({ address: '' }), ['A2007'], { place: '68102', street: null }],
  ['a specialty in words', withPlan({ specialty: ['Family Medicine'] }), ['P1009'], {}],
  ['a specialty in unknown words', withPlan({ specialty: ['Wellness'] }), ['P1009'], { specialties: [] }],
  ['one specialty without a list', withPlan({ specialty: '207Q00000X' }), ['TYPE'], {}],
  ['the answer in small letters', withPlan({ accepting: 'not accepting' }), ['P1018'], { accepts_new: false }],
  ['another answer', withPlan({ accepting: 'existing patients only' }), ['P1018'], { accepts_new: null }],
  ['no answer', withPlan({ accepting: undefined }), ['P1012'], { accepts_new: null }],
  ['a date of another kind', { ...RECORD, lastUpdatedOn: '10/05/2026' }, ['P1013'], { last_updated_on: null }],
  ['a date in the future', { ...RECORD, lastUpdatedOn: '2026-10-21' }, ['P1014'], { last_updated_on: null }],
  ['a date of today', { ...RECORD, lastUpdatedOn: '2026-10-20' }, [], { last_updated_on: '2026-10-20' }],
  ['a date of 30 days ago', { ...RECORD, lastUpdatedOn: '2026-09-20' }, [], { last_updated_on: '2026-09-20' }],
  ['a date of 31 days ago', { ...RECORD, lastUpdatedOn: '2026-09-19' }, ['C4010'], { last_updated_on: '2026-09-19' }],
  ['no language', { ...RECORD, languages: undefined }, ['P1011'], { languages: [] }],
  ['the address on the record', { ...withPlan({ addresses: undefined }), addresses: [ADDRESS] }, ['A2001'], {}],
  ['numbers of a primary doctor', withPlan({ pcpId: ['P-1', 'P-2'] }), [], { pcp_ids: ['P-1', 'P-2'] }],
  [
    'a facility',
    { ...RECORD, type: 'Facility', facilityName: 'Case Clinic' },
    [],
    { is_person: false, name: 'Case Clinic' },
  ],
])('an entry is kept with %s', (_story, record, codes, change) => {
  expect(read(record)).toEqual({ codes, entries: [{ ...ENTRY, ...change }], unclearNpi: null });
});

test.each<[string, unknown, Code[], string | null]>([
  ['is no record', 'text', ['RECORD'], null],
  ['has no NPI', { ...RECORD, npi: ' ' }, ['P1001'], null],
  ['has an NPI with a wrong check digit', { ...RECORD, npi: '9450000065' }, ['NPICHECK'], null],
  ['names no plan', { ...RECORD, plans: [] }, ['P1016'], RECORD.npi],
  ['leaves out the segment', withPlan({ maPlanId: 'H9999-001' }), ['N3002', 'N3007'], RECORD.npi],
  ['names a plan without number', withPlan({ maPlanId: '' }), ['N3001'], RECORD.npi],
  ['is of another contract', withPlan({ maPlanId: 'H8888-001-000' }), ['N3014'], null],
  ['is of another year', withPlan({ year: '2026' }), ['N3005'], null],
  ['has no year', withPlan({ year: undefined }), ['N3004'], RECORD.npi],
  ['has no address', withPlan({ addresses: [] }), ['A2001'], RECORD.npi],
])('nothing is kept of what %s, and whom it may be about is known', (_story, record, codes, unclearNpi) => {
  expect(read(record)).toEqual({ codes: expect.arrayContaining(codes), entries: [], unclearNpi });
});

test('the Marketplace names fields otherwise, and its plans hold for several years', () => {
  const { plans: _plans, lastUpdatedOn, ...others } = RECORD;
  const record = {
    ...others,
    type: 'INDIVIDUAL',
    last_updated_on: lastUpdatedOn,
    specialty: ['Dermatology'],
    accepting: 'accepting',
    addresses: [{ ...ADDRESS, address_2: 'Suite 120' }],
    plans: [{ plan_id_type: 'MA', plan_id: 'H9999-001-000', years: [2026, 2027] }],
  };
  const { entries, codes } = read(record);
  expect(entries).toEqual([{ ...ENTRY, street: '100 Main St, Suite 120', specialties: ['207N00000X'] }]);
  expect(codes).toEqual(expect.arrayContaining(['FIELDNAME', 'P1004', 'P1009', 'P1018', 'A2001']));
  expect(read({ ...record, plans: [{ plan_id: '12345XX9876543', years: [2027] }] })).toMatchObject({ entries: [] });
});
