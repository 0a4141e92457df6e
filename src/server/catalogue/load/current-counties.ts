import type pg from 'pg';
import { type CountyLookup, countyLookup, type NamedCounty } from '../county-names.ts';
import { partOf } from './edition-tables.ts';

/** The counties of an edition that is being filled, or else of the current one. */
export async function readCounties(client: pg.ClientBase, edition: string | null): Promise<CountyLookup> {
  const columns = 'state_code, county_name, county_fips';
  const { rows } = await client.query<NamedCounty>(
    edition
      ? `select ${columns} from ${partOf('county', edition)}`
      : `select ${columns} from county join catalogue_edition using (edition) where state = 'current'`,
  );
  return countyLookup(rows);
}
