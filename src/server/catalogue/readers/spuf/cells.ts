import { type Cents, parseDollars } from '#domain/money/cents.ts';
import { type MicroDollars, parseMicroDollars } from '#domain/money/micro-dollars.ts';
import { parsePlanId, planIdOf } from '#domain/plans/plan-id.ts';
import { rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import type { ReadContext } from '../layout.ts';

/** Contract, plan and segment, as the plan list names them. */
export function readDrugPlan(row: Row): string {
  const text = [row.get('CONTRACT_ID'), row.get('PLAN_ID'), row.get('SEGMENT_ID') || '000'].join('-');
  return planIdOf(parsePlanId(text) ?? rejectRow('the plan number can not be read', text));
}

/** A plan that the drug plan list names; of any other nobody knows the formulary. */
export function readListedPlan(row: Row, { planNumbers, planIdsOfCells }: ReadContext): string {
  // Millions of rows name the same few thousand plans.
  const cells = `${row.get('CONTRACT_ID')}|${row.get('PLAN_ID')}|${row.get('SEGMENT_ID')}`;
  const known = planIdsOfCells.get(cells);
  if (known) return known;
  const planId = readDrugPlan(row);
  if (!planNumbers.has(planId)) rejectRow('the plan is not in the plan information', planId);
  planIdsOfCells.set(cells, planId);
  return planId;
}

/** The same without the segment, for files that name none. */
export function readContractPlan(row: Row, { contractPlans }: ReadContext): string {
  const contractPlan = readDrugPlan(row).slice(0, -3);
  return contractPlans.has(contractPlan)
    ? contractPlan
    : rejectRow('the plan is not in the plan information', contractPlan);
}

/** 'Y' and 'N'; the excluded drugs print 1 and 0 too. */
export function readFlag(row: Row, title: string): boolean {
  const text = row.get(title).toUpperCase();
  if (text === 'Y' || text === '1') return true;
  if (text === 'N' || text === '0') return false;
  return rejectRow("a field is neither 'Y' nor 'N'", `${title}: '${row.get(title)}'`);
}

export function readWhole(row: Row, title: string, most = 2_000_000_000): number {
  const text = row.get(title);
  const isWhole = /^\d{1,10}$/.test(text) && Number(text) <= most;
  return isWhole ? Number(text) : rejectRow('a number can not be read', `${title}: '${text}'`);
}

/** An amount with all its decimals, as the file has it. */
export function readExact(row: Row, title: string): string {
  const text = row.get(title);
  return /^(\d{1,12}(\.\d{1,10})?|\.\d{1,10})$/.test(text)
    ? text
    : rejectRow('an amount can not be read', `${title}: '${text}'`);
}

/** Dollars to cents; what is blank is unknown. A third decimal that is not 0 would be lost, and is refused. */
export function readCents(row: Row, title: string): Cents | null {
  const text = row.get(title);
  if (text === '') return null;
  const cents = parseDollars(text.replace(/^\./, '0.').replace(/(\.\d\d)0+$/, '$1'));
  return cents !== null && cents >= 0 ? cents : rejectRow('an amount can not be read', `${title}: '${text}'`);
}

/** Dollars to whole millionths; what is blank is unknown. */
export function readMicros(row: Row, title: string): MicroDollars | null {
  const text = row.get(title);
  if (text === '') return null;
  return parseMicroDollars(text) ?? rejectRow('an amount can not be read', `${title}: '${text}'`);
}

const PARTS = 10_000;

/** A fraction of the price to parts of ten thousand: 0.25 is 2500. */
export function readParts(row: Row, title: string): number | null {
  const text = row.get(title);
  if (text === '') return null;
  const [, whole = '', decimals = ''] = /^(\d?)(?:\.(\d{1,4})0*)?$/.exec(text) ?? [];
  const parts = Number(whole || '0') * PARTS + Number(decimals.padEnd(4, '0'));
  const isFraction = (whole !== '' || decimals !== '') && parts <= PARTS;
  return isFraction ? parts : rejectRow('a coinsurance is not a fraction between 0 and 1', `${title}: '${text}'`);
}

/** Codes of the cost files. The pricing file prints the days themselves. */
const DAYS_OF_CODE: Record<string, number> = { 1: 30, 2: 90, 4: 60 };

export function readDaysCode(row: Row): number {
  const code = row.get('DAYS_SUPPLY');
  if (code === '3') rejectRow('the days of supply are code 3, other than 30, 60 and 90');
  return DAYS_OF_CODE[code] ?? rejectRow('the days of supply can not be read', `'${code}'`);
}

type LimitColumns = { prior: string; step?: string };

/** What a plan asks before it pays. An amount without days, or days without an amount, is kept as it is. */
export function readRestrictions(row: Row, { prior, step = 'STEP_THERAPY_YN' }: LimitColumns) {
  const amount = row.get('QUANTITY_LIMIT_AMOUNT');
  const days = row.get('QUANTITY_LIMIT_DAYS');
  return {
    has_quantity_limit: readFlag(row, 'QUANTITY_LIMIT_YN'),
    quantity_limit: amount === '' ? null : readExact(row, 'QUANTITY_LIMIT_AMOUNT'),
    quantity_limit_days: days === '' ? null : readWhole(row, 'QUANTITY_LIMIT_DAYS', 10_000),
    prior_authorization: readFlag(row, prior),
    step_therapy: readFlag(row, step),
  };
}

export const readTier = (row: Row, title = 'TIER') => readWhole(row, title, 99);
