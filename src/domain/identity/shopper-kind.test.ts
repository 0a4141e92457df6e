import { expect, test } from 'vitest';
import { audienceOf, isAuthenticated, SHOPPER_KINDS, shopperKind } from './shopper-kind.ts';
import type { User } from './user.ts';

const user = (change: Partial<User> = {}): User => ({
  uuid: 'u1',
  isGuest: false,
  isCSRLogin: false,
  userType: null,
  optumId: null,
  mbi: null,
  firstName: null,
  lastName: null,
  email: null,
  dob: null,
  zipCode: null,
  createdBy: null,
  salesforceRecordType: null,
  ...change,
});

const member = { userType: 'hsid', firstName: 'Sam', lastName: 'Rivers' };

test.each<[string, User | null, boolean]>([
  ['no details', null, false],
  ['no uuid', user({ uuid: null }), false],
  ['an empty uuid', user({ uuid: '' }), false],
  ['a guest', user({ isGuest: true }), false],
  ['a uuid, and no guest', user(), true],
])('[AUTH-009][ROLE-403] authenticated: %s', (_story, who, expected) => {
  expect(isAuthenticated(who)).toBe(expected);
});

test.each<[string, User | null, ReturnType<typeof shopperKind>, ReturnType<typeof audienceOf>]>([
  ['no profile', null, 'guest', 'guest'],
  ['a guest with a profile', user({ isGuest: true }), 'guest', 'guest'],
  ['an account', user(), 'authenticated', 'shopper'],
  ['a member', user(member), 'authenticated', 'member'],
  ['an agent on an account', user({ isCSRLogin: true }), 'cloaked', 'cloaked agent'],
  ['an agent on a member', user({ ...member, isCSRLogin: true }), 'cloaked', 'cloaked agent'],
  ['an agent on a guest', user({ isGuest: true, isCSRLogin: true }), 'cloaked', 'cloaked agent'],
])('[ROLE-003][ROLE-010][ROLE-409][ROLE-600] %s', (_story, who, kind, audience) => {
  expect(shopperKind(who)).toBe(kind);
  expect(audienceOf(who)).toBe(audience);
});

test('[ROLE-010] a shopper is one of exactly three', () => {
  expect(SHOPPER_KINDS).toEqual(['guest', 'authenticated', 'cloaked']);
});
