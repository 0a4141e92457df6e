import type { County } from '#contract/geography.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';
import { readStoredZip } from '#domain/geography/zip.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { recall, remember } from '#web/lib/session-memory.ts';

export function rememberPlace(county: County) {
  remember('zipCode', county.zipcode);
  remember('county', fiveDigitFips(county));
}

/** Where somebody looks for something else, who has not said yet where they live. */
export function rememberZip(zip: string) {
  if (recallCounty() === null) remember('zipCode', zip);
}

/** Null when nothing was remembered, or what was remembered is no ZIP code: the default is nobody's own. GEO-402. */
export function recallZip(): string | null {
  const storedZip = recall('zipCode');
  const { zip, from } = readStoredZip({ storedZip });
  if (from === 'stored') return zip;
  if (storedZip !== null) logOnce('the remembered ZIP code is none');
  return null;
}

export const recallCounty = () => recall('county');

export const rememberYear = (year: number) => remember('planYear', String(year));

export function recallYear(): number | null {
  const year = recall('planYear');
  if (year === null || /^\d{4}$/.test(year)) return year === null ? null : Number(year);
  logOnce('the remembered plan year is none');
  return null;
}
