import { expect, test } from 'vitest';
import { isCodeLike } from './code-like.ts';

test.each([
  ['eleven digits', '00093111201', true],
  ['with dashes', '00093-1112-01', true],
  ['ten digits with dashes', '0093-1112-01', true],
  ['ten digits', '0093111201', true],
  ['blanks around it', ' 00093 1112 01 ', true],
  ['nine digits', '009311120', false],
  ['twelve digits', '000931112011', false],
  ['a name', 'lisinopril', false],
  ['a name with digits', 'vitamin 12345678901', false],
])('a pasted code is told from a name: %s', (_story, text, isCode) => {
  expect(isCodeLike(text)).toBe(isCode);
});
