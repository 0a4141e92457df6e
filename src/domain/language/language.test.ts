import { expect, test } from 'vitest';
import { isLanguage } from './language.ts';

test.each([
  ['en', true],
  ['es', true],
  ['es-US', false],
  ['EN', false],
  ['', false],
  ['__proto__', false],
])('a language is one of the two: %j', (text, known) => {
  expect(isLanguage(text)).toBe(known);
});
