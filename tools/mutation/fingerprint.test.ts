import { expect, test } from 'vitest';
import { fingerprintOf, testsOf } from './fingerprint.ts';
import type { Sources } from './sources.ts';

const IMPORTS: Record<string, string[]> = {
  'zip.test.ts': ['zip.ts', 'helper.ts'],
  'plan.test.ts': ['plan.ts'],
  'plan.ts': ['zip.ts'],
  'zip.ts': ['digits.ts'],
  'digits.ts': ['zip.ts'],
  'drug.test.ts': ['drug.ts'],
};

const sources = (change: Record<string, string> = {}): Sources => ({
  read: (file) => change[file] ?? 'as it was',
  importsOf: (file) => IMPORTS[file] ?? [],
});

test('the tests of a part are those that load a file of it, by way of others too', () => {
  const part = { name: 'geography', files: ['zip.ts'] };
  const tests = ['zip.test.ts', 'plan.test.ts', 'drug.test.ts'];
  expect(testsOf(part, tests, sources())).toEqual(['zip.test.ts', 'plan.test.ts']);
});

test.each([
  ['nothing', {}, true],
  ['the test', { 'zip.test.ts': 'changed' }, false],
  ['a file that the test loads', { 'helper.ts': 'changed' }, false],
  ['a file that the tested file loads', { 'digits.ts': 'changed' }, false],
  ['a file of another part', { 'drug.ts': 'changed' }, true],
])('when %s has changed, a fingerprint is as before or not', (_story, change, isSame) => {
  const fingerprint = (of: Sources) => fingerprintOf(['zip.test.ts'], of);
  expect(fingerprint(sources(change)) === fingerprint(sources())).toBe(isSame);
});
