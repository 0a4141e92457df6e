import { type IsoDate, isIsoDate } from './iso-date.ts';

type WallClock = { year: number; month: number; day: number; hour: number; minute: number; second: number };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const CENTRAL = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The day in the product's zone: every season rule reads it, and never the device's clock. DATA-406. */
export function centralDate(instant: number): IsoDate {
  const { year, month, day } = wallClock(instant);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as IsoDate;
}

/** What a clock on a wall in Chicago shows, in 24-hour form. */
export function centralTime(instant: number): { hour: number; minute: number } {
  const { hour, minute } = wallClock(instant);
  return { hour, minute };
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads an ISO date-time; without an offset it is Central time, and a day alone is its first moment.
 * An hour that a clock change repeats is the earlier one; an hour that it leaves out is moved on by the gap.
 * @returns null when the text names no moment.
 */
export function instantOfCentral(text: string): number | null {
  const parts = DATE_TIME.exec(text.trim());
  const [, date = '', hour = '00', minute = '00', second = '00', fraction = '', offset] = parts ?? [];
  // Date.UTC takes years below 100 for years of the last century.
  if (!isIsoDate(date) || date < '0100') return null;
  if (hour > '23' || minute > '59' || second > '59') return null;

  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const wall = Date.UTC(year, month - 1, day, Number(hour), Number(minute), Number(second), milliseconds);
  return offset === undefined ? fromWall(wall) : fromOffset(wall, offset);
}

function fromWall(wall: number): number {
  const before = wall - centralOffset(wall - DAY);
  const after = wall - centralOffset(wall + DAY);
  return [before, after].find((instant) => instant + centralOffset(instant) === wall) ?? before;
}

function fromOffset(wall: number, offset: string): number | null {
  if (offset === 'Z') return wall;
  const hours = Number(offset.slice(1, 3));
  const minutes = Number(offset.slice(-2));
  if (hours > 23 || minutes > 59) return null;
  const distance = (hours * 60 + minutes) * MINUTE;
  return offset.startsWith('-') ? wall + distance : wall - distance;
}

function centralOffset(instant: number): number {
  const { year, month, day, hour, minute, second } = wallClock(instant);
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond;
}

function wallClock(instant: number): WallClock {
  const clock: WallClock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of CENTRAL.formatToParts(instant)) {
    if (type in clock) clock[type as keyof WallClock] = Number(value);
  }
  return clock;
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');
