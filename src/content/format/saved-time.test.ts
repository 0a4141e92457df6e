import { expect, test, vi } from 'vitest';
import { formatSavedTime } from './saved-time.ts';

const format = (saved: unknown, language: 'en' | 'es' = 'en') => {
  const invalid: unknown[] = [];
  return { text: formatSavedTime(saved, language, (value) => invalid.push(value)), invalid };
};

test.each([
  ['a winter afternoon', '2025-01-15T19:05:00Z', '01/15/2025 1:05 PM CT'],
  ['an hour later', '2025-01-15T20:05:00Z', '01/15/2025 2:05 PM CT'],
  ['a summer afternoon', '2025-07-04T19:05:00Z', '07/04/2025 2:05 PM CT'],
  ['midnight', '2025-01-15T06:00:00Z', '01/15/2025 12:00 AM CT'],
  ['noon', '2025-01-15T18:00:00Z', '01/15/2025 12:00 PM CT'],
  ['the last minute of the year', '2026-01-01T05:59:59.999Z', '12/31/2025 11:59 PM CT'],
  ['the year begins', '2026-01-01T06:00:00Z', '01/01/2026 12:00 AM CT'],
  ['before an hour is repeated', '2026-11-01T06:59:59.999Z', '11/01/2026 1:59 AM CT'],
  ['when an hour is repeated', '2026-11-01T07:00:00Z', '11/01/2026 1:00 AM CT'],
  ['before an hour is left out', '2027-03-14T07:59:59.999Z', '03/14/2027 1:59 AM CT'],
  ['when an hour is left out', '2027-03-14T08:00:00Z', '03/14/2027 3:00 AM CT'],
  ['a time without an offset is Central', '2025-01-15T13:05:00', '01/15/2025 1:05 PM CT'],
  ['milliseconds', Date.UTC(2025, 0, 15, 19, 5), '01/15/2025 1:05 PM CT'],
])('[FORMAT-002] [FORMAT-607] Central time in 12-hour form: %s', (_story, saved, text) => {
  expect(format(saved)).toEqual({ text, invalid: [] });
});

test.each([
  ['Pacific/Honolulu', 600],
  ['Pacific/Guam', -600],
  ['UTC', 0],
])('[FORMAT-002] the machine may stand anywhere: %s', (zone, minutesBehind) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(0).getTimezoneOffset()).toBe(minutesBehind);
  expect(format('2025-01-15T19:05:00Z').text).toBe('01/15/2025 1:05 PM CT');
  vi.unstubAllEnvs();
});

test.each([
  ['a winter afternoon', '2025-01-15T19:05:00Z', '15 de enero de 2025, 1:05\u00a0p.m.\u00a0CT'],
  ['a summer morning', '2025-07-04T14:05:00Z', '4 de julio de 2025, 9:05\u00a0a.m.\u00a0CT'],
])('in the Spanish of the United States: %s', (_story, saved, text) => {
  expect(format(saved, 'es')).toEqual({ text, invalid: [] });
});

test.each([
  ['words', 'not a date'],
  ['empty', ''],
  ['null', null],
  ['no value', undefined],
  ['the word null', 'null'],
  ['a day that does not exist', '2025-02-30T10:00:00Z'],
  ['not a number', Number.NaN],
  ['beyond the last moment', 8.64e15 + 1],
])('[ERR-413] [FORMAT-002] what is no time gives no text and is told once: %s', (_story, saved) => {
  expect(format(saved)).toEqual({ text: '', invalid: [saved] });
});
