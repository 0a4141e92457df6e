import { centralDate, centralTime } from './central-time.ts';

const MINUTE = 60_000;

/** The instant as Central wall-clock time with its offset: 2026-11-16T10:00:00-06:00. Decision DATA-406. */
export function centralDateTime(instant: number): string {
  const date = centralDate(instant);
  const { hour, minute } = centralTime(instant);
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const wholeMinute = Math.floor(instant / MINUTE) * MINUTE;
  const offset = (Date.UTC(year, month - 1, day, hour, minute) - wholeMinute) / MINUTE;
  const seconds = Math.floor((instant - wholeMinute) / 1000);
  const sign = offset < 0 ? '-' : '+';
  return `${date}T${pad(hour)}:${pad(minute)}:${pad(seconds)}${sign}${pad(Math.abs(offset) / 60)}:00`;
}

const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
