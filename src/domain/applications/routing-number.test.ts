import { expect, test } from 'vitest';
import { isRoutingNumber } from './routing-number.ts';

test.each([
  ['the number that the check digit is explained with', '111000025', true],
  ['one that begins with 0', '021000021', true],
  ['one digit wrong', '111000026', false],
  ['two neighbours changed over', '111000052', false],
  ['nothing but zeros', '000000000', false],
  ['eight digits', '11100002', false],
  ['ten digits', '1110000250', false],
  ['a blank in it', '11100 0025', false],
  ['digits of another alphabet', '١١١٠٠٠٠٢٥', false],
  ['nothing', '', false],
])('[ENROLL-700] %s', (_story, text, is) => expect(isRoutingNumber(text)).toBe(is));
