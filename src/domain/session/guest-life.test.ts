import { expect, test } from 'vitest';
import { guestsEndBefore } from './guest-life.ts';

const NOW = Date.UTC(2026, 10, 16, 16);
const DAY = 86_400_000;

test.each([
  [0, false],
  [89, false],
  [90, false],
  // Told at the start of a day whose end was the last visit.
  [91, false],
  [91 + 1 / 86_400_000, true],
  [400, true],
])('a guest whose last visit was told %d days ago has ended: %s', (days, hasEnded) => {
  expect(NOW - days * DAY < guestsEndBefore(NOW)).toBe(hasEnded);
});
