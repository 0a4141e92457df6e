import { type IsoDate, isIsoDate, yearOf } from '#domain/calendar/iso-date.ts';
import type { Part } from '#domain/imports/claims.ts';
import { parsePlanId } from '#domain/plans/plan-id.ts';
import { type Extension, extensionNamed } from './shapes.ts';

/** How version 2 calls the plan of a month, by part. */
const NAMES = {
  C: { contract: 'ptc_cntrct_id_', pbp: 'ptc_pbp_id_', segment: null },
  D: { contract: 'ptdcntrct', pbp: 'ptdpbpid', segment: 'sgmtid' },
} as const;

const MONTHS = ['12', '11', '10', '09', '08', '07', '06', '05', '04', '03', '02', '01'] as const;

/**
 * The plan of the last month that version 2 tells of. It is known for that year alone, so it ends with it. Null where
 * no month has one, or where it is not said which year that is.
 */
export function monthlyPlanOf(extensions: readonly Extension[], part: Part) {
  if (part !== 'C' && part !== 'D') return null;
  const names = NAMES[part];
  const code = (name: string) => extensionNamed(extensions, name)?.valueCoding?.code ?? '';
  const year = yearNamed(extensionNamed(extensions, 'rfrnc_yr')?.valueDate);
  const month = MONTHS.find((one) => parsePlanId(`${code(names.contract + one)}${code(names.pbp + one)}`) !== null);
  if (year === null || month === undefined) return null;
  const contractId = code(names.contract + month);
  const before = MONTHS.slice(MONTHS.indexOf(month));
  const another = before.findIndex((one) => code(names.contract + one) !== contractId);
  const first = another === -1 ? '01' : before[another - 1];
  const segment = names.segment === null ? '' : code(names.segment + month);
  return {
    contractId,
    pbpNumber: code(names.pbp + month),
    segmentId: /^\d{3}$/.test(segment) ? segment : null,
    from: `${year}-${first}-01` as IsoDate,
    to: `${year}-12-31` as IsoDate,
  };
}

/** The first year of Part D: an earlier one is a mask. */
const FIRST_YEAR = 2006;

function yearNamed(text: string | undefined): number | null {
  const day = `${text?.slice(0, 4)}-01-01`;
  return isIsoDate(day) && yearOf(day) >= FIRST_YEAR ? yearOf(day) : null;
}
