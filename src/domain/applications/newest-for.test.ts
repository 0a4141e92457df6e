import { expect, test } from 'vitest';
import { newestFor } from './newest-for.ts';

const PLAN = { planId: 'H9901002000', planYear: 2027 };
const one = (enrollmentId: string | null, change = {}) => ({
  enrollmentId,
  ...PLAN,
  isSubmitted: false,
  lastSaved: '2026-11-16T16:00:00.000Z',
  ...change,
});
const LATER = { lastSaved: '2026-11-17T16:00:00.000Z' };
const SENT = { isSubmitted: true };

test.each([
  ['none at all', [], null],
  ['the only one', [one('a')], 'a'],
  ['of another year', [one('a', { planYear: 2026 })], null],
  ['for another plan', [one('a', { planId: 'H9901003000' })], null],
  ['one that only the insurer has', [one(null)], null],
  ['of two drafts the one that changed last', [one('a'), one('b', LATER)], 'b'],
  ['in whichever order they stand', [one('b', LATER), one('a')], 'b'],
  ['a draft, and one that was sent later', [one('a'), one('b', { ...LATER, ...SENT })], 'a'],
  ['of two that were sent the later', [one('a', SENT), one('b', { ...LATER, ...SENT })], 'b'],
])('which application is shown for a plan: %s', (_story, enrollments, shown) => {
  expect(newestFor(enrollments, PLAN)?.enrollmentId ?? null).toBe(shown);
});
