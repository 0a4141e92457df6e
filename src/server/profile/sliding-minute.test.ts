import { expect, test } from 'vitest';
import { secondsToWait } from './sliding-minute.ts';

const MINUTE = Date.parse('2026-11-16T16:00:00Z');
const MOST = 120;

test.each([
  ['the last that fits into an empty minute', { before: 0, now: 120 }, 0, 0],
  ['one more', { before: 0, now: 121 }, 15, 46],
  ['one more, at the end of the minute', { before: 0, now: 121 }, 59, 2],
  ['a full minute before, at the turn', { before: 120, now: 1 }, 0, 1],
  ['a full minute before, half of it long ago', { before: 120, now: 60 }, 30, 0],
  ['and one more', { before: 120, now: 61 }, 30, 1],
  ['ten more than have room', { before: 120, now: 70 }, 30, 5],
  ['a minute that is full, after a full one', { before: 120, now: 121 }, 50, 11],
])('%s', (_, counted, second, seconds) => {
  expect(secondsToWait(counted, MOST, MINUTE + second * 1000)).toBe(seconds);
});

test('after the seconds that were named one more fits, and not a second before', () => {
  for (let most = 1; most <= 5; most += 1) {
    for (let before = 0; before <= most; before += 1) {
      for (let second = 0; second < 60; second += 1) {
        const counted = { before, now: most + 1 };
        const wait = secondsToWait(counted, most, MINUTE + second * 1000);
        if (wait === 0) continue;
        const then = (seconds: number) => (second + seconds) * 1000;
        const asSeenIn = [counted, { before: most, now: 1 }, { before: 0, now: 1 }];
        const room = (seconds: number) =>
          secondsToWait(asSeenIn[Math.floor(then(seconds) / 60_000)] ?? counted, most, MINUTE + then(seconds));
        expect(room(wait)).toBe(0);
        if (wait > 1) expect(room(wait - 1)).toBeGreaterThan(0);
      }
    }
  }
});
