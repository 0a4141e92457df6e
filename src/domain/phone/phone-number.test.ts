import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

test.each([
  ['ten digits', '8005550100', true],
  ['with the 1 in front', '18005550100', true],
  ['with a plus sign', '+1 800 555 0100', true],
  ['with dashes', '1-800-555-0100', true],
  ['with dashes that a phone put in', '800\u2013555\u20110100', true],
  ['with strokes', '800/555-0100', true],
  ['with dots', '800.555.0100', true],
  ['with an area code in brackets', '(800) 555-0100', true],
  ['with blanks around it', ' 8005550100 ', true],
  ['nine digits', '800555010', false],
  ['eleven digits, and none is a 1 in front', '80055501001', false],
  ['words before it', 'call 8005550100', false],
  ['words behind it', '8005550100 ext. 7', false],
  ['letters between the digits', '800x555x0100', false],
  ['an area code that begins with 1', '1005550100', false],
  ['the number for TTY', '711', false],
  ['nothing', '', false],
])('a number that can be called: %s', (_story, text, isCallable) => {
  expect(isPhoneNumber(text)).toBe(isCallable);
});
