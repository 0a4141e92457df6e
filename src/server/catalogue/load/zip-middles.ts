import type pg from 'pg';
import { partOf } from './edition-tables.ts';

export type ZipMiddle = { latitude: number; longitude: number };

/** A query of the middle of each ZIP code, from a geography that is being filled, or else from the current one. */
export function zipMiddles(geography: string | null): string {
  const places = geography
    ? `${partOf('zip_county', geography)} as place where true`
    : "zip_county as place join catalogue_edition using (edition) where state = 'current'";
  return `select distinct on (zip) zip, place.latitude, place.longitude from ${places} and place.latitude is not null
    order by zip`;
}

/** Some forty thousand: a reader that knows them saves a second round over millions of rows. */
export async function readZipMiddles(
  client: pg.ClientBase,
  geography: string | null,
): Promise<ReadonlyMap<string, ZipMiddle>> {
  const { rows } = await client.query<ZipMiddle & { zip: string }>(zipMiddles(geography));
  return new Map(rows.map(({ zip, latitude, longitude }) => [zip, { latitude, longitude }]));
}
