import type { County } from '#contract/geography.ts';
import type { Queryable } from '#server/db/transaction.ts';

type CountyRow = { county_fips: string; state_code: string; county_name: string; ssa_county_codes: string[] };

/** The counties that a ZIP code touches, largest share first; without shares, in the order of the source. */
export async function listCountiesOfZip(db: Queryable, zip: string): Promise<County[]> {
  const { rows } = await db.query<CountyRow>({ name: 'counties-of-zip', text: COUNTIES_OF_ZIP, values: [zip] });
  return rows.map((row) => toCounty(row, zip));
}

const COUNTIES_OF_ZIP = `
  select county_fips, county.state_code, county.county_name, county.ssa_county_codes
  from catalogue_edition as current
  join zip_county using (edition)
  join county using (edition, county_fips)
  where current.dataset = 'geography' and current.state = 'current' and zip_county.zip = $1
  order by zip_county.share desc nulls last, zip_county.source_line`;

/** A plan and a county, by its three digits. */
export type PlanPlace = { planId: string; stateCode: string; countyCode: string };

/** For each of them whether the plan is sold there, in their order. */
export async function arePlansOffered(
  db: Queryable,
  planYear: number,
  places: readonly PlanPlace[],
): Promise<boolean[]> {
  const { rows } = await db.query<{ offered: boolean }>({
    name: 'are-plans-offered',
    text: `
      select exists (
        select from catalogue_edition as current join plan_area as area using (edition)
        where current.dataset = 'plans' and current.state = 'current' and current.plan_year = $1
          and area.plan_id = wanted.plan_id and area.state_code = wanted.state_code
          and area.county_part in (wanted.county_part, '000')) as offered
      from unnest($2::text[], $3::text[], $4::text[]) with ordinality
        as wanted (plan_id, state_code, county_part, place)
      order by wanted.place`,
    values: [
      planYear,
      places.map(({ planId }) => planId),
      places.map(({ stateCode }) => stateCode),
      places.map(({ countyCode }) => countyCode),
    ],
  });
  return rows.map(({ offered }) => offered);
}

// The source has no county names in CMS's own spelling.
const toCounty = (row: CountyRow, zipcode: string): County => ({
  zipcode,
  fipsCountyCode: row.county_fips.slice(2),
  fipsCountyName: row.county_name,
  fipsStateCode: row.county_fips.slice(0, 2),
  stateCode: row.state_code,
  cmsCountyCodes: row.ssa_county_codes,
  cmscode: row.ssa_county_codes[0] ?? null,
  cmsname: null,
});
