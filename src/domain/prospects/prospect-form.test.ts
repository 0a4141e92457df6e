import { expect, test } from 'vitest';
import { type ProspectValues, prospectFaults, prospectToRecord } from './prospect-form.ts';

const TODAY = '2026-11-16';
const mia: ProspectValues = {
  profileType: 'MEMBER-CONSENT',
  language: 'es',
  products: ['drug-plan'],
  agreedOn: '2026-11-12',
  channel: 'phone',
  firstName: 'Mia',
  lastName: 'Teller',
  email: 'mia@example.org',
  dobMonth: '05',
  dobDay: '17',
  dobYear: '1952',
  mbi: '3GJ5-VH7-QR92',
  gender: '',
  zipCode: '',
};

test.each([
  ['whole', {}, []],
  [
    'empty',
    { profileType: '', products: [], agreedOn: '', channel: '' },
    ['profileType', 'products', 'agreedOn', 'channel'],
  ],
  ['agreed today', { agreedOn: TODAY }, []],
  ['agreed tomorrow', { agreedOn: '2026-11-17' }, ['agreedOn']],
  ['agreed a year ago', { agreedOn: '2025-11-16' }, []],
  ['agreed more than a year ago', { agreedOn: '2025-11-15' }, ['agreedOn']],
  ['with a letter that no number has', { mbi: '3GJ5-VH7-QS92' }, ['mbi']],
  ['born on a day that is none', { dobMonth: '02', dobDay: '30' }, ['dobDay']],
  ['of no member, without a gender', { profileType: 'NON-MEMBER-CONSENT', zipCode: '98101' }, ['gender']],
  ['of a member who did not agree', { profileType: 'MEMBER-NO-CONSENT', zipCode: '98101', mbi: '' }, []],
] as const)('a prospect that is %s', (_story, change, faults) => {
  expect(prospectFaults({ ...mia, ...change }, TODAY)).toEqual(faults);
});

test('what is written down is what the person will be asked for, and no more', () => {
  expect(prospectToRecord({ ...mia, gender: 'f', zipCode: '98101' }, TODAY)).toEqual({
    profileType: 'MEMBER-CONSENT',
    language: 'es',
    person: {
      firstName: 'Mia',
      lastName: 'Teller',
      email: 'mia@example.org',
      dob: '05/17/1952',
      mbi: '3GJ5VH7QR92',
      gender: '',
      zipCode: '',
    },
    appointment: { agreedOn: '2026-11-12', channel: 'phone', products: ['drug-plan'] },
  });
  expect(prospectToRecord({ ...mia, channel: '' }, TODAY)).toBeNull();
});
