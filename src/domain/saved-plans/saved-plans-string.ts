import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { keepPlansOfYear } from '#domain/plan-year/active-year.ts';
import { isPresent } from '#domain/values/is-present.ts';

export type SavedPlanEntry = { planId: string; planYear: number; planType: string };

export type ParsedSavedPlans = {
  entries: SavedPlanEntry[];
  /** Entries that could not be read, for the caller to log. PLAN-405. */
  skipped: string[];
};

const ENTRY = /^([^\s,]+) (\d{4}) (\S.*)$/;

/** Reads 'planId year type,planId year type'; a type may hold blanks: 'Institutional - IESNP'. Spec A3 and B3. */
export function parseSavedPlans(text: string | null | undefined): ParsedSavedPlans {
  const parsed: ParsedSavedPlans = { entries: [], skipped: [] };
  if (!isPresent(text)) return parsed;

  for (const piece of text.split(',')) {
    const [, planId, planYear, planType] = ENTRY.exec(piece.trim()) ?? [];
    if (planId && planType) parsed.entries.push({ planId, planYear: Number(planYear), planType });
    else parsed.skipped.push(piece);
  }
  return parsed;
}

export const buildSavedPlans = (entries: readonly SavedPlanEntry[]) =>
  entries.map(({ planId, planYear, planType }) => `${planId} ${planYear} ${planType}`).join(',');

/** The same year rule as for plans. What is skipped here stays in the stored profile. PLAN-405. */
export function filterSavedPlans(text: string | null | undefined, today: IsoDate) {
  const { entries, skipped } = parseSavedPlans(text);
  return { text: buildSavedPlans(keepPlansOfYear(entries, today)), skipped };
}
