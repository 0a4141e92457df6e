import { expect, test } from 'vitest';
import { reportOf } from './report.ts';
import type { Mutant, PartResult } from './result.ts';

const mutants = (count: number, change: Partial<Mutant>): Mutant[] =>
  Array.from({ length: count }, () => ({
    place: 'a.ts:1',
    mutation: '1 → 2',
    isKilled: true,
    requirements: [],
    ...change,
  }));

const result = (...groups: Mutant[][]): PartResult => ({ fingerprint: '', minutes: 1.25, mutants: groups.flat() });

const state = (name: string, found: PartResult | null, isStale = false) => ({ name, result: found, isStale });

test.each([
  ['exactly enough', 17, 3, true],
  ['a little too few', 8499, 1501, false],
  ['nothing to break', 0, 0, true],
])('%s', (_story, killed, survived, isEnough) => {
  const found = result(mutants(killed, {}), mutants(survived, { isKilled: false }));
  expect(reportOf([state('plans', found)]).isEnough).toBe(isEnough);
});

test('it lists survivors, requirements, and the parts with those that were not run', () => {
  const found = result(
    mutants(1, { isKilled: false, place: 'zip.ts:7', requirements: ['GEO-403'] }),
    mutants(3, { requirements: ['GEO-403', 'GEO-404'] }),
  );
  expect(reportOf([state('geography', found), state('old', result(), true), state('plans', null)]).lines).toEqual([
    'Survivors',
    '  zip.ts:7  1 → 2',
    'Requirements: mutants that their tests cover',
    '  GEO-403: 75.0 %, 3 of 4 killed, 1 survived',
    '  GEO-404: 100.0 %, 3 of 3 killed, 0 survived',
    'Parts',
    '  geography: 75.0 %, 3 of 4 killed, 1 survived, 1.3 min',
    '  old: 100.0 %, 0 of 0 killed, 0 survived, 1.3 min, and changed since',
    '  plans: not run',
    'All: 75.0 %, 3 of 4 killed, 1 survived; at least 85 % have to be killed',
  ]);
});
