import { expect, test } from 'vitest';
import { email, max, min, pattern, required } from './validators.ts';

test.each([
  ['a text', required('Ann'), true],
  ['a text among blanks', required(' Ann '), true],
  ['nothing', required(''), false],
  ['blanks alone', required(' \t\u00a0'), false],
  ['a text one below the least', min(3)('Al'), false],
  ['a text of the least', min(3)('Ann'), true],
  ['a number one below the least', min(3)(2), false],
  ['a number of the least', min(3)(3), true],
  ['a text of the most', max(3)('Ann'), true],
  ['a text one above the most', max(3)('Anna'), false],
  ['a number of the most, long as a text', max(1950)(1950), true],
  ['a number one above the most', max(1950)(1951), false],
  ['what fits the pattern', pattern(/^\d{2}$/)('12'), true],
  ['what fits it in part', pattern(/^\d{2}$/)('123'), false],
  ['an e-mail', email('a@b.co'), true],
  ['an e-mail among blanks', email(' a@b.co '), true],
  ['no e-mail', email(''), false],
  ['an e-mail without its site', email('a@'), false],
  ['an e-mail without its end', email('a@b'), false],
  ['an e-mail of nobody', email('@b.co'), false],
  ['two e-mails', email('a@b.co c@d.co'), false],
  ['an e-mail with a dot behind it', email('a@b.co.'), false],
  ['an e-mail with two dots in a row', email('a@b..co'), false],
  ['an e-mail in quotes', email('"a@b.co"'), false],
])('[FORMAT-604] a form can ask for enough, not too much, a pattern and an e-mail: %s', (_story, holds, expected) => {
  expect(holds).toBe(expected);
});
