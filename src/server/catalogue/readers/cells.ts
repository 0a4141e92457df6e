import { type Cents, parseDollars } from '#domain/money/cents.ts';
import { type PlanIdParts, parsePlanId, planIdOf } from '#domain/plans/plan-id.ts';
import { rejectRow } from '../files/rejection.ts';
import type { Row } from '../files/row.ts';

const ABSENT = new Set(['', 'not applicable', 'n/a', '—', '-']);

/** Null for a blank and for CMS's 'Not Applicable': what the file does not hold is unknown, and never 0. */
export function readText(row: Row, title: string): string | null {
  const text = row.get(title);
  return ABSENT.has(text.toLowerCase()) ? null : text;
}

export const readNeededText = (row: Row, title: string): string =>
  readText(row, title) ?? rejectRow('a needed field is blank', title);

/** CMS prints `$1,234.00 ` and puts a negative amount in parentheses. */
export function readMoney(row: Row, title: string): Cents | null {
  const text = readText(row, title);
  if (text === null) return null;
  const [, inside] = /^\((.*)\)$/.exec(text) ?? [];
  const plain = (inside ?? text)
    .trim()
    .replace(/^(-?)\$/, '$1')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  const cents = parseDollars(inside === undefined ? plain : `-${plain}`);
  return cents ?? rejectRow('an amount can not be read', `${title}: '${text}'`);
}

/** 'Yes' or 'No'. */
export function readYesNo(row: Row, title: string): boolean {
  const text = row.get(title).toLowerCase();
  if (text === 'yes' || text === 'no') return text === 'yes';
  return rejectRow("a field is neither 'Yes' nor 'No'", `${title}: '${row.get(title)}'`);
}

/** Contract, plan and segment; the segment comes without leading zeros. */
export function readPlanId(row: Row): PlanIdParts & { planId: string } {
  const text = [row.get('Contract ID'), row.get('Plan ID').padStart(3, '0'), row.get('Segment ID') || '0'].join('-');
  const parts = parsePlanId(text) ?? rejectRow('the plan number can not be read', text);
  return { ...parts, planId: planIdOf(parts) };
}

export function readStateCode(row: Row, title = 'State Territory Abbreviation'): string {
  const text = row.get(title);
  return /^[A-Z]{2}$/.test(text) ? text : rejectRow('the state is not two letters', `'${text}'`);
}

export type Star = { value: number | null; reason: string | null };

/** One to five in halves; instead of it CMS may print why there is none. */
export function readStar(row: Row, title: string): Star {
  const text = row.get(title);
  if (text === '') return { value: null, reason: null };
  if (/^\d/.test(text)) {
    const isStar = /^([1-4](\.[05])?|5(\.0)?)$/.test(text);
    return isStar
      ? { value: Number(text), reason: null }
      : rejectRow('a star rating can not be read', `${title}: '${text}'`);
  }
  return { value: null, reason: text };
}

/** A latitude or longitude; null where the source has none. */
export function readDegrees(row: Row, title: string): number | null {
  const text = row.get(title);
  if (text === '') return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= 180 ? degrees : rejectRow('a place on the map can not be read', `${title}: '${text}'`);
}
