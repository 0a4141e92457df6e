import { expect, test } from 'vitest';
import {
  EXTRA_FIELDS,
  extrasOf,
  type IdentityValues,
  identityFaults,
  identityFields,
  identityToConfirm,
} from './identity-form.ts';

const TODAY = '2026-11-16';
const ANN: IdentityValues = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'a@b.co',
  gender: 'f',
  mbi: '1EG4-TE5-MK73',
  dobMonth: '01',
  dobDay: '02',
  dobYear: '1950',
  zipCode: '55401',
};

const PERSON = ['firstName', 'lastName', 'email'] as const;
const DATE = ['dobMonth', 'dobDay', 'dobYear'] as const;

test.each([
  ['[IDENT-622] a member who agreed', 'MEMBER-CONSENT', [...PERSON, 'mbi', ...DATE]],
  ['[IDENT-623] a member who did not', 'MEMBER-NO-CONSENT', [...PERSON, ...DATE, 'zipCode']],
  ['[IDENT-624] somebody else who agreed', 'NON-MEMBER-CONSENT', [...PERSON, 'gender', ...DATE, 'zipCode']],
  ['[IDENT-624] somebody else who did not', 'NON-MEMBER-NO-CONSENT', [...PERSON, 'gender', ...DATE, 'zipCode']],
] as const)('%s is asked for these fields, and each is required', (_story, type, names) => {
  const empty = Object.fromEntries(Object.keys(ANN).map((name) => [name, ' '])) as IdentityValues;
  expect(identityFields(extrasOf(type), TODAY).names).toEqual(names);
  expect(identityFaults(empty, extrasOf(type), TODAY)).toEqual(names);
  expect(identityFaults(ANN, extrasOf(type), TODAY)).toEqual([]);
});

test.each<[story: string, change: Partial<IdentityValues>, faults: string[]]>([
  ['[IDENT-629] no first name', { firstName: '' }, ['firstName']],
  ['[IDENT-629] a last name of blanks', { lastName: '   ' }, ['lastName']],
  ['[IDENT-629] no e-mail', { email: '' }, ['email']],
  ['[IDENT-629] half an e-mail', { email: 'a@' }, ['email']],
  ['[IDENT-630] no month', { dobMonth: '' }, ['dobMonth']],
  ['[IDENT-630] a month of one digit', { dobMonth: '1' }, ['dobMonth']],
  ['[IDENT-630] [IDENT-402] month 00', { dobMonth: '00' }, ['dobMonth']],
  ['[IDENT-630] [IDENT-402] month 12', { dobMonth: '12' }, []],
  ['[IDENT-630] [IDENT-402] month 13', { dobMonth: '13' }, ['dobMonth']],
  ['[IDENT-630] a month of letters', { dobMonth: 'ab' }, ['dobMonth']],
  ['[IDENT-630] no day', { dobDay: '' }, ['dobDay']],
  ['[IDENT-630] a day of one digit', { dobDay: '1' }, ['dobDay']],
  ['[IDENT-630] [IDENT-401] day 00', { dobDay: '00' }, ['dobDay']],
  ['[IDENT-630] [IDENT-401] day 31', { dobDay: '31' }, []],
  ['[IDENT-630] [IDENT-401] day 32', { dobDay: '32' }, ['dobDay']],
  ['[IDENT-630] no year', { dobYear: '' }, ['dobYear']],
  ['[IDENT-630] a year of three digits', { dobYear: '195' }, ['dobYear']],
  ['[IDENT-630] [IDENT-403] the year 1000', { dobYear: '1000' }, ['dobYear']],
  ['[IDENT-630] [IDENT-403] the year 1001', { dobYear: '1001' }, []],
  ['[IDENT-630] [IDENT-403] this year', { dobYear: '2026' }, []],
  ['[IDENT-630] [IDENT-403] next year', { dobYear: '2027' }, ['dobYear']],
  ['[IDENT-631] a day that does not exist', { dobMonth: '02', dobDay: '30' }, ['dobDay']],
  ['[IDENT-401] tomorrow', { dobMonth: '11', dobDay: '17', dobYear: '2026' }, ['dobDay']],
  ['[IDENT-401] today', { dobMonth: '11', dobDay: '16', dobYear: '2026' }, []],
  ['[IDENT-632] twelve characters of a number', { mbi: '1EG4-TE5-MK7' }, ['mbi']],
  ['[IDENT-633] four digits', { zipCode: '5540' }, ['zipCode']],
  ['[IDENT-633] a letter', { zipCode: '5540a' }, ['zipCode']],
  ['[IDENT-633] five zeros', { zipCode: '00000' }, ['zipCode']],
  ['[IDENT-634] no gender', { gender: '' }, ['gender']],
  ['[IDENT-634] another letter', { gender: 'x' }, ['gender']],
])('%s', (_story, change, faults) => {
  expect(identityFaults({ ...ANN, ...change }, EXTRA_FIELDS, TODAY)).toEqual(faults);
});

test('[IDENT-634] a member is not asked for a gender', () => {
  const without = { ...ANN, gender: '' };
  expect(identityFaults(without, extrasOf('MEMBER-CONSENT'), TODAY)).toEqual([]);
  expect(identityFaults(without, extrasOf('MEMBER-NO-CONSENT'), TODAY)).toEqual([]);
});

test('[FORMAT-605] a member ID takes 13 characters, a ZIP code 5, month and day 2, a year 4', () => {
  const { maskOf } = identityFields(EXTRA_FIELDS, TODAY);
  expect((['mbi', 'zipCode', 'dobMonth', 'dobDay', 'dobYear'] as const).map((name) => maskOf(name)?.length)).toEqual([
    13, 5, 2, 2, 4,
  ]);
});

test('[IDENT-611] [IDENT-400] what is sent is trimmed, its date joined and its number without dashes', () => {
  const typed = { ...ANN, firstName: ' Ann ', lastName: ' Lee', email: 'a@b.co ' };
  expect(identityToConfirm(typed, EXTRA_FIELDS)).toEqual({
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'a@b.co',
    dob: '01/02/1950',
    mbi: '1EG4TE5MK73',
    gender: 'f',
    zipCode: '55401',
    action: 'm',
  });
});

test('[IDENT-611] what is not asked is sent empty, whatever stood in it', () => {
  expect(identityToConfirm(ANN, extrasOf('MEMBER-CONSENT'))).toMatchObject({
    gender: '',
    zipCode: '',
    mbi: '1EG4TE5MK73',
  });
  expect(identityToConfirm(ANN, extrasOf('NON-MEMBER-CONSENT'))).toMatchObject({
    gender: 'f',
    zipCode: '55401',
    mbi: '',
  });
});
