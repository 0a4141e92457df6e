import { expect, test } from 'vitest';
import { isPresent } from './is-present.ts';

test.each([
  ['no value', undefined, false],
  ['null', null, false],
  ['an empty text', '', false],
  ['blanks', ' \t ', false],
  ['the word null', 'null', false],
  ['the word undefined', 'undefined', false],
  ['the word null among blanks', ' null ', false],
  ['a text', 'abc', true],
  ['a text that begins with null', 'nullable', true],
  ['the text 0', '0', true],
  ['zero', 0, true],
  ['false', false, true],
  ['an empty list', [], true],
])('[FORMAT-400] [FORMAT-601] whether a value is there: %s', (_story, value, present) => {
  expect(isPresent(value)).toBe(present);
});
