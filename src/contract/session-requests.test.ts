import { expect, test } from 'vitest';
import type { z } from 'zod';
import { DevOverrides } from './dev-overrides.ts';
import { SCHEMAS } from './schemas.ts';

type Rows = [story: string, schema: z.ZodType, good: unknown[], bad: unknown[]];

const letters = (count: number) => 'a'.repeat(count);
const UUID = '0b6f7f0e-3a0f-4a51-9d0b-0a6a5a1f7c11';
const NAMES = { firstName: 'Ann', lastName: 'Lee' };
const ACCOUNT = { ...NAMES, email: 'ann@example.org', password: 'a long password' };
const SIGN_IN = {
  code: 'code',
  isHsidLogin: true,
  requestHost: 'lantern.localhost',
  clientCookie: null,
  isMultiProfileCloakInEnabled: false,
  tool: 'shopper-profile',
};

/** A request at each limit, and one beyond it. */
test.each<Rows>([
  [
    'the code of a sign-in',
    SCHEMAS.authValidate.body,
    [
      SIGN_IN,
      { ...SIGN_IN, code: letters(2000), requestHost: letters(255), clientCookie: letters(2000), tool: letters(60) },
      { ...SIGN_IN, state: letters(500), iss: letters(500) },
    ],
    [
      {},
      { ...SIGN_IN, code: '' },
      { ...SIGN_IN, code: letters(2001) },
      { ...SIGN_IN, requestHost: letters(256) },
      { ...SIGN_IN, clientCookie: letters(2001) },
      { ...SIGN_IN, tool: letters(61) },
      { ...SIGN_IN, state: letters(501) },
      { ...SIGN_IN, iss: letters(501) },
    ],
  ],
  [
    'a sign-in by password',
    SCHEMAS.signInWithPassword.body,
    [
      { email: 'a', password: 'b' },
      { email: letters(254), password: letters(200) },
    ],
    [
      {},
      { email: '', password: 'b' },
      { email: 'a', password: '' },
      { email: letters(255), password: 'b' },
      { email: 'a', password: letters(201) },
    ],
  ],
  [
    'an account to make',
    SCHEMAS.registerAccount.body,
    [
      ACCOUNT,
      { ...ACCOUNT, firstName: ` ${letters(60)} `, password: letters(12) },
      { ...ACCOUNT, password: letters(200) },
    ],
    [
      {},
      { ...ACCOUNT, firstName: ' ' },
      { ...ACCOUNT, lastName: letters(61) },
      { ...ACCOUNT, email: 'ann' },
      { ...ACCOUNT, password: letters(11) },
      { ...ACCOUNT, password: letters(201) },
      { ...ACCOUNT, password: ' ANN@example.org ' },
      { ...ACCOUNT, email: 'Ann@Example.org', password: 'ann@example.org' },
    ],
  ],
  [
    'an account to change',
    SCHEMAS.changeAccount.body,
    [
      { ...NAMES, currentPassword: 'x' },
      { ...NAMES, currentPassword: letters(200), newPassword: letters(12) },
    ],
    [
      {},
      { ...NAMES, currentPassword: '' },
      { ...NAMES, currentPassword: letters(201) },
      { ...NAMES, currentPassword: 'x', newPassword: letters(11) },
    ],
  ],
  [
    'a shopper to find',
    SCHEMAS.findShoppers.body,
    [{ email: 'ann@example.org' }, { lastName: ` ${letters(60)} `, zipCode: '98101' }],
    [
      {},
      { email: 'ann' },
      { email: `${letters(64)}@${Array.from({ length: 5 }, () => letters(40)).join('.')}.org` },
      { lastName: ' ', zipCode: '98101' },
      { lastName: letters(61), zipCode: '98101' },
    ],
  ],
  [
    'a shopper to open',
    SCHEMAS.openShopper.body,
    ['shopper-asked', 'scheduled-appointment', 'service-call'].map((reason) => ({ uuid: UUID, reason })),
    [{}, { uuid: UUID }, { uuid: UUID, reason: '' }, { uuid: 'x', reason: 'service-call' }],
  ],
  [
    'overrides for development',
    DevOverrides,
    [
      {},
      { systemDateTime: letters(40), brand: 'aarp', flags: {} },
      { idleSeconds: 86_400, warningSeconds: 1 },
      { mostSeconds: 86_400, warningSeconds: 86_400 },
    ],
    [
      { surprise: 1 },
      { systemDateTime: letters(41) },
      { idleSeconds: 86_401 },
      { idleSeconds: 0 },
      { warningSeconds: 86_401 },
      { warningSeconds: 0 },
      { mostSeconds: 86_401 },
      { mostSeconds: 0 },
    ],
  ],
  [
    'a content document by name',
    SCHEMAS.getContent.params,
    [{ brand: 'aarp', name: letters(80) }],
    [{ brand: 'aarp', name: letters(81) }, { brand: 'other', name: 'profile' }, {}],
  ],
])('%s: what is at a limit is taken, and what is beyond it is not', (_story, schema, good, bad) => {
  expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
});
