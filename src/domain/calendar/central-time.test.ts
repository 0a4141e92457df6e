import { expect, test } from 'vitest';
import { centralDate, centralTime, instantOfCentral } from './central-time.ts';

const clockAt = (utc: string, shift = 0) => {
  const instant = Date.parse(utc) + shift;
  const { hour, minute } = centralTime(instant);
  return `${centralDate(instant)} ${hour}:${String(minute).padStart(2, '0')}`;
};

test.each([
  ['October 1 begins', '2026-10-01T05:00:00Z', '2026-09-30 23:59', '2026-10-01 0:00'],
  ['October 15 begins', '2026-10-15T05:00:00Z', '2026-10-14 23:59', '2026-10-15 0:00'],
  ['November 1 repeats an hour', '2026-11-01T07:00:00Z', '2026-11-01 1:59', '2026-11-01 1:00'],
  ['December 1 begins', '2026-12-01T06:00:00Z', '2026-11-30 23:59', '2026-12-01 0:00'],
  ['December 8 begins', '2026-12-08T06:00:00Z', '2026-12-07 23:59', '2026-12-08 0:00'],
  ['the year begins', '2027-01-01T06:00:00Z', '2026-12-31 23:59', '2027-01-01 0:00'],
  ['March 14 leaves an hour out', '2027-03-14T08:00:00Z', '2027-03-14 1:59', '2027-03-14 3:00'],
  ['April 1 begins', '2027-04-01T05:00:00Z', '2027-03-31 23:59', '2027-04-01 0:00'],
  ['a leap day begins', '2028-02-29T06:00:00Z', '2028-02-28 23:59', '2028-02-29 0:00'],
  ['a leap day ends', '2028-03-01T06:00:00Z', '2028-02-29 23:59', '2028-03-01 0:00'],
])('[DATA-406] the Central clock a millisecond before, at and after: %s', (_story, utc, before, at) => {
  expect([clockAt(utc, -1), clockAt(utc), clockAt(utc, 1)]).toEqual([before, at, at]);
});

test.each([
  ['a winter time without an offset', '2026-11-16T10:00:00', '2026-11-16T16:00:00.000Z'],
  ['a summer time without an offset', '2026-07-04T10:00:00', '2026-07-04T15:00:00.000Z'],
  ['no seconds', '2026-11-16T10:00', '2026-11-16T16:00:00.000Z'],
  ['parts of a second', '2026-11-16T10:00:00.1239', '2026-11-16T16:00:00.123Z'],
  ['half a second', '2026-11-16T10:00:00.5', '2026-11-16T16:00:00.500Z'],
  ['a day alone is its first moment', '2026-10-15', '2026-10-15T05:00:00.000Z'],
  ['blanks around it', ' 2026-10-15 ', '2026-10-15T05:00:00.000Z'],
  ['Z', '2026-11-16T10:00:00Z', '2026-11-16T10:00:00.000Z'],
  ['an offset to the west', '2026-11-16T10:00:00-10:00', '2026-11-16T20:00:00.000Z'],
  ['an offset to the east with minutes', '2026-11-16T10:00:00+0530', '2026-11-16T04:30:00.000Z'],
  ['the repeated hour is the earlier one', '2026-11-01T01:30:00', '2026-11-01T06:30:00.000Z'],
  ['the hour before the repeated one', '2026-11-01T00:59:59', '2026-11-01T05:59:59.000Z'],
  ['the hour after the repeated one', '2026-11-01T02:00:00', '2026-11-01T08:00:00.000Z'],
  ['the missing hour is moved on', '2027-03-14T02:30:00', '2027-03-14T08:30:00.000Z'],
  ['the last moment before the missing hour', '2027-03-14T01:59:59.999', '2027-03-14T07:59:59.999Z'],
  ['the first moment after the missing hour', '2027-03-14T03:00:00', '2027-03-14T08:00:00.000Z'],
  ['the noon of a day that changes the clock', '2026-11-01T12:00:00', '2026-11-01T18:00:00.000Z'],
  ['the largest offset', '2026-11-16T10:00:00+23:59', '2026-11-15T10:01:00.000Z'],
  ['the last moment of a day', '2026-11-16T23:59:59', '2026-11-17T05:59:59.000Z'],
  ['the first year that is read', '0100-01-01T00:00:00Z', '0100-01-01T00:00:00.000Z'],
  ['a moment before 1970', '1965-03-09T10:00:00.250', '1965-03-09T16:00:00.250Z'],
])('[DATA-406] a date-time is read in Central time unless it says otherwise: %s', (_story, text, utc) => {
  const instant = instantOfCentral(text);
  expect(instant === null ? null : new Date(instant).toISOString()).toBe(utc);
});

test.each([
  ['nothing', ''],
  ['words', 'tomorrow'],
  ['the word null', 'null'],
  ['a day that does not exist', '2027-02-29T10:00:00'],
  ['hour 24', '2026-11-16T24:00:00'],
  ['minute 60', '2026-11-16T10:60:00'],
  ['words before it', 'on 2026-11-16T10:00:00'],
  ['an offset of sixty minutes', '2026-11-16T10:00:00+05:60'],
  ['second 60', '2026-11-16T10:00:60'],
  ['an offset of a whole day', '2026-11-16T10:00:00+24:00'],
  ['a blank in the middle', '2026-11-16 10:00:00'],
  ['an offset without a time', '2026-11-16Z'],
  ['a year that Date.UTC would misread', '0050-01-01'],
  ['milliseconds', '1794844800000'],
])('[DATA-017] what names no moment gives none: %s', (_story, text) => {
  expect(instantOfCentral(text)).toBeNull();
});

test('each hour of a year comes back from what the Central clock shows, but for the repeated hour', () => {
  const misread: string[] = [];
  const start = Date.parse('2026-01-01T06:00:00Z');
  for (let hour = 0; hour < 365 * 24; hour += 1) {
    const instant = start + hour * 3_600_000;
    const wall = `${centralDate(instant)}T${String(centralTime(instant).hour).padStart(2, '0')}:00:00`;
    if (instantOfCentral(wall) !== instant) misread.push(wall);
  }
  expect(misread).toEqual(['2026-11-01T01:00:00']);
});
