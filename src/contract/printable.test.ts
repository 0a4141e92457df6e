import { expect, test } from 'vitest';
import { PRINTABLE } from './printable.ts';
import { SCHEMAS } from './schemas.ts';

test.each(['Renée', "O'Neill-Núñez", '李', 'שרה', '', 'a b'])('%j is printable', (name) => {
  expect(PRINTABLE.test(name)).toBe(true);
});

test.each(['\u0000', '\n', '\uD800', '\uFFFD', '\u061C', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069'])(
  'a name with %j is refused, at registration too',
  (sign) => {
    const person = { email: 'ada@example.org', password: 'a long password', lastName: 'Lovelace' };
    const { body } = SCHEMAS.registerAccount;
    expect(body.safeParse({ ...person, firstName: `Ada${sign}x` }).success).toBe(false);
    expect(body.safeParse({ ...person, firstName: 'Ada' }).success).toBe(true);
  },
);
