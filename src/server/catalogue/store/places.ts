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

/** Whether a plan is sold in a county. */
export async function isPlanOffered(
  db: Queryable,
  planYear: number,
  planId: string,
  stateCode: string,
  fipsCountyCode: string,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'is-plan-offered',
    text: `
      select from catalogue_edition as current join plan_area as area using (edition)
      where current.dataset = 'plans' and current.state = 'current' and current.plan_year = $1 and area.plan_id = $2
        and area.state_code = $3 and area.county_part in ($4, '000')`,
    values: [planYear, planId, stateCode, fipsCountyCode],
  });
  return (rowCount ?? 0) > 0;
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
