import { expect, test } from 'vitest';
import { isBaseAccount, isMember, isMemberLogin, isMemberProfile, mayUseMemberData } from './member-kinds.ts';
import type { User } from './user.ts';

/** A member in both readings. */
const user = (change: Partial<User> = {}): User => ({
  uuid: 'u1',
  isGuest: false,
  isCSRLogin: false,
  userType: 'hsid',
  optumId: 'optum-1',
  mbi: '1EG4TE5MK73',
  firstName: 'Sam',
  lastName: 'Rivers',
  email: 'sam@example.com',
  dob: '1950-04-02',
  zipCode: '98101',
  createdBy: null,
  salesforceRecordType: null,
  ...change,
});

test.each([
  ['hsid', true],
  ['HSID', false],
  ['other', false],
  [null, false],
])('[ROLE-004] the user type %s is a member login: %s', (userType, expected) => {
  expect(isMemberLogin(user({ userType }))).toBe(expected);
});

test.each<[string, Partial<User>, boolean, boolean]>([
  ['everything there', {}, true, true],
  ['no uuid', { uuid: null }, false, false],
  ['a uuid that is no value', { uuid: 'undefined' }, false, false],
  ['a guest', { isGuest: true }, false, false],
  ['another login', { userType: 'other' }, false, true],
  ['no login type', { userType: null }, false, true],
  ['no first name', { firstName: null }, false, true],
  ['an empty last name', { lastName: '' }, false, true],
  ['no optumId', { optumId: null }, true, false],
  ['no Medicare number', { mbi: null }, true, false],
  ['a Medicare number that is no value', { mbi: 'null' }, true, false],
  ["record type 'p'", { salesforceRecordType: 'p' }, true, false],
  ["record type 'm'", { salesforceRecordType: 'm' }, true, true],
])('[ROLE-006][ROLE-007][ROLE-406][ROLE-601][ROLE-605] the two readings of a member: %s', (...story) => {
  const [, change, first, second] = story;
  expect(isMember(user(change))).toBe(first);
  expect(isMemberProfile(user(change))).toBe(second);
  expect(mayUseMemberData(user(change))).toBe(first && second);
});

test.each<[string, Partial<User>, boolean]>([
  ['both names', {}, false],
  ['no first name', { firstName: null }, true],
  ['no last name', { lastName: '' }, true],
  ['neither', { firstName: null, lastName: null }, true],
])('a base account: %s', (_story, change, expected) => {
  expect(isBaseAccount(user(change))).toBe(expected);
});

test.each(['TELESALES', 'AGENT', null])(
  '[ROLE-009] whoever is written down complete but for a Medicare number has no member profile, and with one it is one: %s',
  (createdBy) => {
    for (const mbi of [null, '', 'null']) {
      expect(isMemberProfile(user({ createdBy, mbi }))).toBe(false);
      expect(mayUseMemberData(user({ createdBy, mbi }))).toBe(false);
    }
    expect(isMemberProfile(user({ createdBy }))).toBe(true);
  },
);
