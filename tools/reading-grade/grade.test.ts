import { expect, test } from 'vitest';
import { englishGrade, englishSyllables, spanishEase, spanishSyllables } from './grade.ts';

test.each([
  ['plan', 1],
  ['make', 1],
  ['saved', 1],
  ['table', 2],
  ['doctor', 2],
  ['needed', 2],
  ['hospital', 3],
  ['medicare', 1],
  ['$1,200', 1],
])('%s has %i syllables in English', (word, count) => {
  expect(englishSyllables(word)).toBe(count);
});

test.each([
  ['plan', 1],
  ['queso', 2],
  ['guía', 2],
  ['médico', 3],
  ['teatro', 3],
  ['ciudad', 2],
  ['hospital', 3],
  ['contraseña', 2],
])('%s has %i syllables in Spanish', (word, count) => {
  expect(spanishSyllables(word)).toBe(count);
});

test('a hard text is told from an easy one, and a short one is not measured', () => {
  const easy = 'You can save a plan here. Then you can come back and look at it.';
  const hard =
    'Administrative authorization requirements necessitate considerable preliminary documentation regarding eligibility determination.';
  expect(englishGrade(easy)).toBeLessThan(3);
  expect(englishGrade(hard)).toBeGreaterThan(7);
  expect(englishGrade('Save this plan')).toBeNull();
  expect(spanishEase('Aquí puede guardar un plan. Luego vuelve y lo ve de nuevo.')).toBeGreaterThan(70);
  expect(
    spanishEase(
      'Los requerimientos administrativos de autorización necesitan considerable documentación preliminar para determinar elegibilidad.',
    ),
  ).toBeLessThan(70);
  expect(spanishEase('Guarde este plan')).toBeNull();
});
