import { expect, test } from 'vitest';
import { type IcsEvent, toIcs } from './to-ics.ts';

const EVENT: IcsEvent = { uid: 'season-2026-12-07', date: '2026-12-07', title: 'Last day', text: 'Join by today.' };
const calendar = (...events: IcsEvent[]) => toIcs({ name: 'Dates', language: 'en', today: '2026-11-16', events });

/** As a calendar program reads it: folded lines are joined first. */
const read = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar is written as RFC 5545 wants it', () => {
  expect(calendar(EVENT)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Shopper Profile//Cash calendar//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Dates',
      'BEGIN:VEVENT',
      'UID:season-2026-12-07',
      'DTSTAMP:20261116T000000Z',
      'DTSTART;VALUE=DATE:20261207',
      'SUMMARY:Last day',
      'DESCRIPTION:Join by today.',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('an event without a text has no empty line of one', () => {
  expect(calendar({ ...EVENT, text: '' })).not.toContain('DESCRIPTION');
});

test.each([
  ['a comma and a semicolon', 'Rent, food; $45.20', 'Rent\\, food\\; $45.20'],
  ['a backslash', 'C:\\plans', 'C:\\\\plans'],
  ['line ends of every kind', 'one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['an own property slipped in', 'x\r\nATTENDEE:mailto:a@b.c', 'x\\nATTENDEE:mailto:a@b.c'],
  ['control characters', 'a\u0000b\u0007c\td', 'abcd'],
  ['a colon and quotes as they are', 'He said: "go"', 'He said: "go"'],
] as const)('a text is escaped: %s', (_story, title, written) => {
  expect(read(calendar({ ...EVENT, title }))).toContain(`SUMMARY:${written}`);
});

test.each([
  ['exactly as long as a line may be', 'a'.repeat(67), 1],
  ['one more', 'a'.repeat(68), 2],
  ['two lines to the full', 'a'.repeat(67 + 74), 2],
  ['one more than that', 'a'.repeat(67 + 75), 3],
  ['letters of two octets', 'ñ'.repeat(60), 2],
  ['pictures of four octets', '📅'.repeat(40), 3],
] as const)('a line has at most 75 octets: %s', (_story, title, lines) => {
  const file = calendar({ ...EVENT, title });
  const own = file.split('\r\n').slice(9, 9 + lines);
  expect(own.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(own.at(0)?.startsWith('SUMMARY:')).toBe(true);
  expect(own.slice(1).every((line) => line.startsWith(' '))).toBe(true);
  expect(file.split('\r\n')[9 + lines]).toBe('DESCRIPTION:Join by today.');
  expect(read(file)).toContain(`SUMMARY:${title}`);
});
