import { expect, test } from 'vitest';
import { ndcsOf } from './ndc.ts';

test.each([
  ['eleven digits are the code', '00093721401', ['00093721401']],
  ['eleven digits with dashes', '00093-7214-01', ['00093721401']],
  ['4-4-2 lacks a zero in front', '0093-7214-01', ['00093721401']],
  ['5-3-2 lacks one in the middle', '50458-578-30', ['50458057830']],
  ['5-4-1 lacks one at the end', '12345-6789-1', ['12345678901']],
  ['blanks around it', ' 0093-7214-01 ', ['00093721401']],
  ['ten digits may mean three codes', '1234567890', ['01234567890', '12345067890', '12345678900']],
  ['too few digits', '123456789', []],
  ['too many', '123456789012', []],
  ['letters', '0093-7214-0X', []],
  ['two groups', '00093-721401', []],
  ['a group that is too long', '123456-789-1', []],
  ['a group that is missing', '00093--01', []],
  ['nothing', '', []],
])('%s', (_story, text, ndcs) => {
  expect(ndcsOf(text)).toEqual(ndcs);
});
