import { expect, test } from 'vitest';
import { reminderStopOf } from './reminder-stop.ts';

const mia = {
  emailAddress: 'mia@example.org',
  firstName: 'Mia',
  lastName: 'Teller',
  mbi: '3GJ5VH7QR92',
  gender: 'f',
  dob: '1952-05-17',
  zip: '98101',
};
const where = {
  type: 'MEMBER-CONSENT',
  siteId: 'AARPM',
  origin: 'https://lantern.example',
  registrationPath: '/register',
} as const;

test('[EMAIL-603] what stops the reminders has exactly eleven parts, the birthday as a database writes it', () => {
  expect(reminderStopOf(mia, where)).toEqual({
    ...mia,
    siteId: 'AARPM',
    uhcstatus: 'M',
    deeplink: 'https://lantern.example/register',
    profileStatus: 'A',
  });
  expect(Object.keys(reminderStopOf(mia, where))).toHaveLength(11);
});

test.each([
  ['aarpmedicareplans', 'AARPM'],
  ['AARPM', 'AARPM'],
  ['uhcmedicaresolutions', 'UHCM'],
  ['x', 'UHCM'],
])('[EMAIL-604] the site %s is %s', (siteId, expected) => {
  expect(reminderStopOf(mia, { ...where, siteId })).toMatchObject({ siteId: expected, profileStatus: 'A' });
});

test.each([
  ['MEMBER-CONSENT', 'M'],
  ['NON-MEMBER-CONSENT', 'P'],
  ['MEMBER-NO-CONSENT', 'TPM'],
  ['NON-MEMBER-NO-CONSENT', 'TPP'],
] as const)('[EMAIL-604] the type %s is told as %s', (type, uhcstatus) => {
  expect(reminderStopOf(mia, { ...where, type })).toMatchObject({ uhcstatus });
});
