import { expect, test } from 'vitest';
import { formatCountdown } from './countdown.ts';

test.each([
  [120_000, '02:00'],
  [119_999, '02:00'],
  [119_000, '01:59'],
  [60_000, '01:00'],
  [59_000, '00:59'],
  [9_000, '00:09'],
  [1, '00:01'],
  [0, '00:00'],
  [-1, '00:00'],
  [3_600_000, '60:00'],
])('[AUTH-601] %i ms are %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text);
});
