import { expect, test } from 'vitest';
import { DEFAULT_IDLE_SECONDS, endsAfterSeconds, readIdleSeconds, WARNING_SECONDS } from './idle-limit.ts';

test('[AUTH-408] without a content value the idle limit is 9000 seconds', () => {
  expect(DEFAULT_IDLE_SECONDS).toBe(9000);
  expect(readIdleSeconds(undefined)).toBe(9000);
});

test.each([
  ['a number', 600, 600],
  ['a number written as text', '600', 600],
  ['the smallest', 1, 1],
  ['below the smallest', 0, 9000],
  ['below zero', -5, 9000],
  ['a part of a second', 0.5, 9000],
  ['not a number', Number.NaN, 9000],
  ['without end', Number.POSITIVE_INFINITY, 9000],
  ['a word', 'soon', 9000],
  ['an empty text', '', 9000],
  ['a number with its unit', '600s', 9000],
  ['a number with a sign before it', '-600', 9000],
  ['a number with words before it', 'about 600', 9000],
  ['a number in a list', [600], 9000],
  ['nothing', null, 9000],
  ['an object', {}, 9000],
  ['true', true, 9000],
])('[AUTH-409][AUTH-605] %s as the setting', (_story, setting, seconds) => {
  expect(readIdleSeconds(setting)).toBe(seconds);
});

test('[AUTH-604] the warning lasts 120 seconds', () => {
  expect(WARNING_SECONDS).toBe(120);
});

test('a session ends with the countdown that begins with the tick after the limit', () => {
  expect(endsAfterSeconds({ idleSeconds: 9000, warningSeconds: 120 })).toBe(9121);
});
