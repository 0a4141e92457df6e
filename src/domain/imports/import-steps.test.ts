import { expect, test } from 'vitest';
import { afterImport } from './import-steps.ts';

test.each([
  ['found', 'closed'],
  ['nothing', 'result'],
  ['failed', 'result'],
] as const)('an import that ended with %j leads to %j', (end, next) => {
  expect(afterImport(end)).toBe(next);
});
