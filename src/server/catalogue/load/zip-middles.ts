import type pg from 'pg';
import { partOf } from './edition-tables.ts';

export type ZipMiddle = { latitude: number | null; longitude: number | null };

/**
 * The middle of each ZIP code, by a geography that is being filled, or else by the current one. They are some forty
 * thousand: a reader that knows them saves a second round over millions of rows.
 */
export async function readZipMiddles(
  client: pg.ClientBase,
  geography: string | null,
): Promise<ReadonlyMap<string, ZipMiddle>> {
  const { rows } = await client.query<ZipMiddle & { zip: string }>(
    geography
      ? `select distinct on (zip) zip, latitude, longitude from ${partOf('zip_county', geography)}
          where latitude is not null order by zip`
      : `select distinct on (zip) zip, latitude, longitude from zip_county join catalogue_edition using (edition)
          where state = 'current' and latitude is not null order by zip`,
  );
  return new Map(rows.map(({ zip, latitude, longitude }) => [zip, { latitude, longitude }]));
}
