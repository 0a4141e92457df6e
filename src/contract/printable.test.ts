import { expect, test } from 'vitest';
import { PRINTABLE, toPrintable } from './printable.ts';
import { SCHEMAS } from './schemas.ts';

test.each(['Renée', "O'Neill-Núñez", '李', 'שרה', '', 'a b', 'نیم\u200Cفاصله'])('%j is printable', (name) => {
  expect(PRINTABLE.test(name)).toBe(true);
});

const TURNING = ['\u061C', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069'];
const SHOWING_NOTHING = ['\u00AD', '\u200B', '\u2028', '\u2029', '\u2060', '\uFEFF'];

test.each(['\u0000', '\n', '\uD800', '\uFFFD', ...TURNING, ...SHOWING_NOTHING])(
  'a name with %j is refused, at registration too',
  (sign) => {
    const person = { email: 'ada@example.org', password: 'a long password', lastName: 'Lovelace' };
    const { body } = SCHEMAS.registerAccount;
    expect(body.safeParse({ ...person, firstName: `Ada${sign}x` }).success).toBe(false);
    expect(body.safeParse({ ...person, firstName: 'Ada' }).success).toBe(true);
  },
);

test.each([
  ['a number that a phone copied', '\u202A(206) 555-0114\u202C', '(206) 555-0114'],
  ['two lines', '12 Pine Street\r\nFlat 4', '12 Pine Street Flat 4'],
  ['a tab', 'Pine\tStreet', 'Pine Street'],
  ['half of a sign', 'Ruth\uD83C', 'Ruth'],
  ['what may stay', 'نیم\u200Cفاصله 🦉', 'نیم\u200Cفاصله 🦉'],
])('%s can be made printable', (_story, text, printable) => {
  expect([toPrintable(text), PRINTABLE.test(toPrintable(text))]).toEqual([printable, true]);
});

test.each(['\u0000', '\n', '\uD800', '\uFFFD', ...TURNING, ...SHOWING_NOTHING])(
  '%j leaves nothing to refuse',
  (sign) => {
    expect(PRINTABLE.test(toPrintable(`Ada${sign}x`))).toBe(true);
  },
);
