import { expect, test } from 'vitest';
import { isNewlyShown, MOST_SHOWN, type Shown, shownBefore, withShown } from './shown-answers.ts';

const shown = (answer: Shown['answer'], shownOn: string, more: Partial<Shown> = {}): Shown => ({
  planId: 'H9999001000',
  planYear: 2027,
  answer,
  shownOn,
  ...more,
});
const FIRST = shown('in-network', '2026-11-16');

test.each([
  ['the first of a plan', [], FIRST, true],
  ['the first of an entry that was kept before there was such a list', undefined, FIRST, true],
  ['the same on a later day', [FIRST], shown('in-network', '2026-11-30'), false],
  ['another answer', [FIRST], shown('not-listed', '2026-11-30'), true],
  [
    'what was shown before the last',
    [FIRST, shown('not-listed', '2026-11-30')],
    shown('in-network', '2026-12-01'),
    true,
  ],
  ['the same of another year', [FIRST], shown('in-network', '2026-11-16', { planYear: 2026 }), true],
  ['the same of another plan', [FIRST], shown('in-network', '2026-11-16', { planId: 'H9999002000' }), true],
] as const)('%s', (_story, kept, now, isNew) => {
  expect(isNewlyShown(kept, now)).toBe(isNew);
  expect(withShown(kept ?? [], [now])).toEqual(isNew ? [...(kept ?? []), now] : kept);
});

test('a list in which nothing is new stays the same one', () => {
  const kept = [FIRST];
  expect(withShown(kept, [shown('in-network', '2026-12-01')])).toBe(kept);
});

test('a full list loses its oldest', () => {
  const kept = Array.from({ length: MOST_SHOWN }, (_none, index) =>
    shown('in-network', '2026-11-16', { planId: `H9999${String(index).padStart(6, '0')}` }),
  );
  const now = shown('not-listed', '2026-11-30');
  expect(withShown(kept, [now])).toEqual([...kept.slice(1), now]);
});

test.each([
  ['nothing was shown before', [], 'in-network', null],
  ['always the same', [FIRST], 'in-network', null],
  ['the answer of now is kept already', [FIRST, shown('not-listed', '2026-11-30')], 'not-listed', FIRST],
  ['the answer of now is not kept yet', [FIRST], 'not-listed', FIRST],
  ['another plan has another answer', [shown('in-network', '2026-11-16', { planId: 'H1' })], 'not-listed', null],
] as const)('what was shown last before the answer of now: %s', (_story, kept, answer, before) => {
  expect(shownBefore(kept, { planId: 'H9999001000', planYear: 2027, answer })).toEqual(before);
});
