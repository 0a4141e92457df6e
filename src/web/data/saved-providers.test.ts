import { expect, test } from 'vitest';
import type { CallNote } from '#contract/saved-providers.ts';
import { MOST_PROVIDERS } from '#domain/providers/put-provider.ts';
import { MOST_SHOWN } from '#domain/providers/shown-answers.ts';
import { ANN_LEE, asKept, SAM_COLE } from '#tests/support/providers.ts';
import { toSend, withNote, withProviderAgain } from './saved-providers.ts';

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

const SHOWN = Array.from({ length: MOST_SHOWN }, (_none, day) => ({
  planId: 'H9999001000',
  planYear: 2027,
  shownOn: `2026-11-${String((day % 28) + 1).padStart(2, '0')}`,
  answer: day % 2 ? ('in-network' as const) : ('not-listed' as const),
  list: { publisher: 'p'.repeat(300), file: 'f'.repeat(300), asOf: null, readAt: '2026-11-15T12:00:00.000Z' },
}));

test('a list of the most doctors, each with the most that was shown and long notes, can still be changed', () => {
  const full = Array.from({ length: MOST_PROVIDERS }, (_none, place) =>
    asKept({
      ...ANN_LEE,
      providerAddressId: `98101 ${place} PINE ST`,
      shownAnswers: SHOWN,
      callNotes: Array.from({ length: 24 }, (_, plan) => note(`H99990${10 + plan}000`, 2027, 'w'.repeat(300))),
    }),
  );
  const [first] = full;
  const sent = toSend(withNote(first?.providerId ?? '', GREEN, GREEN)(full), full);
  expect(sent).toHaveLength(MOST_PROVIDERS);
  // A request may have 256 KiB.
  expect(JSON.stringify({ providerIdList: sent }).length).toBeLessThan(256 * 1024);
});

test('who comes back by an undo brings along what was shown', () => {
  const [ann, sam] = [asKept({ ...ANN_LEE, shownAnswers: SHOWN }), asKept({ ...SAM_COLE, shownAnswers: SHOWN })];
  const sent = toSend(withProviderAgain({ provider: ann, place: 0 })([sam]), [sam]);
  expect(sent.map(({ shownAnswers }) => shownAnswers?.length)).toEqual([MOST_SHOWN, undefined]);
});
