import { expect, test } from 'vitest';
import { compareValues } from './compare-values.ts';

test.each([
  ['two alike', ['$0.00', '$0.00'], 'same'],
  ['two unlike', ['$0.00', '$5.00'], 'different'],
  ['two unlike beside one that is not known', ['$0.00', null, '$5.00'], 'different'],
  ['one known, one not: nobody can say', ['$0.00', null], 'partly-unknown'],
  ['nothing known', [null, null], 'unknown'],
] as const)('%s', (_story, values, said) => {
  expect(compareValues(values)).toBe(said);
});
