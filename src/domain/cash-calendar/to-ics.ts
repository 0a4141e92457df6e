import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** An event of a whole day. The same uid again replaces what a calendar holds under it. */
export type IcsEvent = { uid: string; date: IsoDate; title: string; text: string };

type Calendar = { name: string; language: string; today: IsoDate; events: readonly IcsEvent[] };

/** A line may have so many octets before its line end. RFC 5545, section 3.1. */
const MOST_OCTETS = 75;

/** A calendar as RFC 5545 writes it, which every calendar program reads. */
export function toIcs({ name, language, today, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Shopper Profile//Cash calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ uid, date, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      // It has to be in UTC, and matters only where two versions of an event are compared.
      `DTSTAMP:${compact(today)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `SUMMARY:${escaped(title)}`,
      ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
      // It takes no time of the day from anybody.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (date: IsoDate) => date.replaceAll('-', '');

/** RFC 5545, section 3.3.11. Other control characters may not stand in a text. */
const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** Cut between characters, never within one; the blank that begins a next line counts. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      lines.push('');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n ');
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
