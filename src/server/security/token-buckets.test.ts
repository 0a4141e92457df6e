import { beforeEach, expect, test } from 'vitest';
import { type TokenBuckets, tokenBuckets } from './token-buckets.ts';

let now = 0;
let buckets: TokenBuckets;
beforeEach(() => {
  now = 1_000_000;
  buckets = tokenBuckets({ holds: 100, perSecond: 10 }, () => now);
});

test('a bucket is full at first, and empties by what is taken', () => {
  expect(buckets.secondsUntil('a', 100)).toBe(0);
  buckets.take('a', 100);
  expect(buckets.secondsUntil('a', 1)).toBe(1);
  expect(buckets.secondsUntil('b', 100)).toBe(0);
});

test.each([
  ['what is there in a tenth of a second is told as a second', 1, 1],
  ['ten come in a second', 10, 1],
  ['and eleven in two', 11, 2],
  ['the whole bucket takes its time', 100, 10],
  ['more than it holds waits for a full one, and not for ever', 1000, 10],
])('%s', (_story, tokens, seconds) => {
  buckets.take('a', 100);
  expect(buckets.secondsUntil('a', tokens)).toBe(seconds);
  now += seconds * 1000;
  expect(buckets.secondsUntil('a', tokens)).toBe(0);
});

test('a bucket never holds more than it can', () => {
  buckets.take('a', 50);
  now += 3_600_000;
  buckets.take('a', 100);
  expect(buckets.secondsUntil('a', 1)).toBe(1);
});

test('a clock that is set back takes nothing away and gives nothing', () => {
  buckets.take('a', 90);
  now -= 60_000;
  expect(buckets.secondsUntil('a', 10)).toBe(0);
  expect(buckets.secondsUntil('a', 20)).toBe(1);
});

test('made-up keys do not fill the memory: the one used longest ago goes first', () => {
  buckets.take('first', 100);
  buckets.take('used', 100);
  for (let each = 0; each < 9_998; each += 1) buckets.take(`made up ${each}`, 1);
  buckets.take('used', 0);
  buckets.take('one more', 1);
  expect(buckets.secondsUntil('first', 100)).toBe(0);
  expect(buckets.secondsUntil('used', 100)).toBe(10);
});
