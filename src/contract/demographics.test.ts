import { expect, test } from 'vitest';
import { isMemberProfile } from '#domain/identity/member-kinds.ts';
import { UserDetails } from './demographics.ts';

const sam = {
  uuid: '00000000-0000-4000-8000-000000000001',
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@example.org',
  dob: '03/09/1951',
  zipCode: '98101',
  mbi: '•••••••MK73',
  optumId: 'demo-optum-sam',
  isGuestUser: false,
  isCSRLogin: false,
  createdBy: 'TELESALES',
  telesalesProfileType: 'MEMBER-CONSENT',
  salesforceRecordType: 'm',
};
const others = { userType: 'hsid', profileStatus: 'A', creationDate: '2026-11-01T10:00:00-06:00' };

test('[DATA-601] what is told of a person has these thirteen parts, and each has to be there', () => {
  expect(UserDetails.parse({ ...sam, ...others })).toMatchObject(sam);
  for (const part of Object.keys(sam)) {
    const { [part as keyof typeof sam]: _left, ...without } = { ...sam, ...others };
    expect([part, UserDetails.safeParse(without).success]).toEqual([part, false]);
  }
});

test.each([
  ['m', true],
  ['p', false],
])("[DATA-601] the record type '%s' is that of a member: %s", (salesforceRecordType, expected) => {
  const { isGuestUser, ...told } = UserDetails.parse({ ...sam, ...others, salesforceRecordType });
  expect(isMemberProfile({ ...told, isGuest: isGuestUser })).toBe(expected);
});
