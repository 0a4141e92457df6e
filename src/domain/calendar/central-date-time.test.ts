import { expect, test } from 'vitest';
import { centralDateTime } from './central-date-time.ts';

test.each([
  ['winter', '2026-11-16T16:00:05Z', '2026-11-16T10:00:05-06:00'],
  ['summer', '2026-07-04T16:30:00Z', '2026-07-04T11:30:00-05:00'],
  ['the last second before October 1', '2026-10-01T04:59:59.999Z', '2026-09-30T23:59:59-05:00'],
  ['the first moment of October 1', '2026-10-01T05:00:00Z', '2026-10-01T00:00:00-05:00'],
  ['the hour that the clock repeats, first time', '2026-11-01T06:30:00Z', '2026-11-01T01:30:00-05:00'],
  ['the hour that the clock repeats, second time', '2026-11-01T07:30:00Z', '2026-11-01T01:30:00-06:00'],
])('[DATA-406] the server date in %s', (_story, instant, expected) => {
  expect(centralDateTime(Date.parse(instant))).toBe(expected);
  expect(Math.floor(Date.parse(expected) / 1000)).toBe(Math.floor(Date.parse(instant) / 1000));
});
