import { expect, test } from 'vitest';
import { isNpi } from './npi.ts';

test.each([
  ['the example of CMS', '1234567893', true],
  ['a clinician of Maine', '1003005174', true],
  ['another check digit', '1234567892', false],
  ['two digits exchanged', '1324567893', false],
  ['nine digits', '123456789', false],
  ['eleven digits', '12345678931', false],
  ['letters', '12345678A3', false],
  ['nothing', '', false],
])('%s', (_story, text, expected) => {
  expect(isNpi(text)).toBe(expected);
});

test('of the ten numbers that differ in the last digit, one is an NPI', () => {
  for (const start of ['123456789', '100300517', '945000001', '199999999']) {
    expect(Array.from('0123456789').filter((digit) => isNpi(start + digit))).toHaveLength(1);
  }
});
