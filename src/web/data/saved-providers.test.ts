import { expect, test } from 'vitest';
import type { CallNote } from '#contract/saved-providers.ts';
import { ANN_LEE, asKept, SAM_COLE } from '#tests/support/providers.ts';
import { withNote } from './saved-providers.ts';

const note = (planId: string, planYear: number, words = ''): CallNote => ({
  planId,
  planYear,
  calledOn: '2026-11-16',
  answer: 'yes',
  words,
});
const GREEN = note('H9999001000', 2027);
const OF_ANOTHER_YEAR = note('H9999001000', 2026);
const OF_ANOTHER_PLAN = note('H9999002000', 2027);

test.each([
  ['is added', [OF_ANOTHER_YEAR, OF_ANOTHER_PLAN], GREEN, [OF_ANOTHER_YEAR, OF_ANOTHER_PLAN, GREEN]],
  [
    'takes the place of the one before',
    [GREEN, OF_ANOTHER_PLAN],
    { ...GREEN, words: 'Bo' },
    [OF_ANOTHER_PLAN, { ...GREEN, words: 'Bo' }],
  ],
  ['goes alone', [GREEN, OF_ANOTHER_YEAR, OF_ANOTHER_PLAN], null, [OF_ANOTHER_YEAR, OF_ANOTHER_PLAN]],
] as const)('a note of a call is of one doctor, plan and year: it %s', (_story, before, given, after) => {
  const sam = asKept({ ...SAM_COLE, callNotes: [GREEN] });
  const ann = asKept({ ...ANN_LEE, callNotes: [...before] });
  expect(withNote(ann.providerId, GREEN, given)([sam, ann])).toEqual([sam, { ...ann, callNotes: after }]);
});
