import { expect, test } from 'vitest';
import { isPersonName } from './person-name.ts';

test.each([
  ['a name', 'Ann', true],
  ['a name among blanks', ' Ann ', true],
  ['two names', 'Mary Ann', true],
  ['an apostrophe', 'O’Brien-St. John', true],
  ['the apostrophe of a keyboard', "D'Angelo", true],
  ['an accent', 'Peña', true],
  ['an accent that is a sign of its own', 'Pen\u0303a', true],
  ['another alphabet', '李小龍', true],
  ['Arabic', 'محمد', true],
  ['fifty letters', 'a'.repeat(50), true],
  ['fifty-one letters', 'a'.repeat(51), false],
  ['nothing', '', false],
  ['blanks', '   ', false],
  ['a dash alone', '-', false],
  ['a digit', 'Ann2', false],
  ['a sign of a program', '<b>Ann</b>', false],
  ['two lines', 'Ann\nLee', false],
])('whether somebody can be called so: %s', (_story, text, valid) => {
  expect(isPersonName(text)).toBe(valid);
});
