/** Codes are text: their leading zeros count. */
type County = { fipsStateCode: string; fipsCountyCode: string };

export type CountyChoice<Place extends County> =
  | { choice: 'chosen'; county: Place }
  | { choice: 'ask'; counties: readonly Place[] }
  | { choice: 'none' };

/**
 * A single county is used; of several the plan's own is kept, else the shopper is asked. GEO-407, GEO-601.
 * @param planCounty the county code of a plan, three digits or five.
 */
export function chooseCounty<Place extends County>(
  counties: readonly Place[] | null | undefined,
  planCounty?: string | null,
): CountyChoice<Place> {
  if (!counties?.length) return { choice: 'none' };
  const [only, ...others] =
    counties.length === 1 ? counties : counties.filter((county) => isCounty(county, planCounty));
  return only && others.length === 0 ? { choice: 'chosen', county: only } : { choice: 'ask', counties };
}

function isCounty({ fipsStateCode, fipsCountyCode }: County, code: string | null | undefined): boolean {
  const wanted = code ? parseFips(code) : null;
  if (wanted?.countyCode !== fipsCountyCode) return false;
  return wanted.stateCode === null || wanted.stateCode === fipsStateCode;
}

/** The state part (2 digits, null when not given) and the county part (3 digits) of a FIPS code. */
export function parseFips(code: string): { stateCode: string | null; countyCode: string } | null {
  const [, stateCode = null, countyCode] = /^(\d{2})?(\d{3})$/.exec(code) ?? [];
  return countyCode ? { stateCode, countyCode } : null;
}

export const fiveDigitFips = ({ fipsStateCode, fipsCountyCode }: County) => `${fipsStateCode}${fipsCountyCode}`;
