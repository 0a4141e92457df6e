import { expect, test } from 'vitest';
import { isInsulin } from './insulin.ts';

test.each([
  ['insulin glargine', true],
  ['Insulin Lispro', true],
  ['insulin, regular, human', true],
  ['insulin aspart, human|insulin aspart-szjj', true],
  ['insulin isophane|insulin isophane / insulin, regular, human|insulin, regular, human', true],
  ['insulin glargine|insulin glargine / lixisenatide|lixisenatide', true],
  ['lixisenatide / insulin glargine', true],
  [' insulin', true],
  ['liraglutide', false],
  ['insulin-like growth factor', false],
  ['insulinase', false],
  ['preproinsulin insulin', false],
  ['', false],
])('%s', (ingredients, is) => {
  expect(isInsulin(ingredients)).toBe(is);
});

test('a mixture that the ingredient is also part of does not count', () => {
  expect(isInsulin('insulin degludec / liraglutide|liraglutide')).toBe(false);
});
