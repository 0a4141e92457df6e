import { expect, test } from 'vitest';
import { reportOf } from './report.ts';
import type { PartResult } from './stored-results.ts';

const result = (mutants: number, killed: number, change: Partial<PartResult> = {}): PartResult => ({
  fingerprint: '',
  minutes: 1.25,
  score: { mutants, killed },
  survivors: [],
  requirements: {},
  ...change,
});

const state = (name: string, found: PartResult | null, isStale = false) => ({ name, result: found, isStale });

test.each([
  ['exactly enough', 20, 17, true],
  ['a little too few', 10_000, 8499, false],
  ['nothing to break', 0, 0, true],
])('%s', (_story, mutants, killed, isEnough) => {
  expect(reportOf([state('plans', result(mutants, killed))]).isEnough).toBe(isEnough);
});

test('it lists survivors, requirements, and the parts with those that were not run', () => {
  const geography = result(4, 3, {
    survivors: ['zip.ts:7  1 → 2'],
    requirements: { 'GEO-403': { mutants: 3, killed: 2 }, 'GEO-404': { mutants: 3, killed: 3 } },
  });
  const old = result(1, 1, { requirements: { 'GEO-403': { mutants: 1, killed: 1 } } });
  expect(reportOf([state('geography', geography), state('old', old, true), state('plans', null)]).lines).toEqual([
    'Survivors',
    '  zip.ts:7  1 → 2',
    'Requirements: mutants that their tests cover',
    '  GEO-403: 75.0 %, 3 of 4 killed, 1 survived',
    '  GEO-404: 100.0 %, 3 of 3 killed, 0 survived',
    'Parts',
    '  geography: 75.0 %, 3 of 4 killed, 1 survived, 1.3 min',
    '  old: 100.0 %, 1 of 1 killed, 0 survived, 1.3 min, and changed since',
    '  plans: not run',
    'All: 80.0 %, 4 of 5 killed, 1 survived; at least 85 % have to be killed',
  ]);
});
