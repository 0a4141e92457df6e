import { expect, test } from 'vitest';
import { planFacts } from './plan-facts.ts';

test.each([
  ['a reason of CMS', 'Not enough data available', 'No hay suficientes datos', false],
  ['a reason that is new to us is in the words of the source', 'On the moon', 'On the moon', true],
])('why there are no stars: %s', (_story, reason, text, isSource) => {
  expect(planFacts.starReason(reason)).toEqual({ text, isSource });
});

test('networks that are not names have Spanish words', () => {
  expect(planFacts.kind.withoutDrugs('Cost')).toBe('De costo sin cobertura de medicamentos');
  expect(planFacts.kind.withDrugs('HMO')).toBe('HMO con cobertura de medicamentos');
});
