import type pg from 'pg';
import { expect } from 'vitest';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { patiently } from './patiently.ts';

let changes = 0;

/**
 * Changes rows of the current editions, as no load ever does: the server keeps what it knows of an edition. So another
 * edition comes with the change, and the test goes on when the server has seen it.
 */
export async function changeCatalogue(
  { pool, catalogue }: { pool: pg.Pool; catalogue: Pick<CatalogueStore, 'editions'> },
  sql: string,
  values: unknown[] = [],
) {
  changes += 1;
  const source = `change ${changes}`;
  await pool.query(sql, values);
  await pool.query(
    `insert into catalogue_edition (edition, dataset, plan_year, source, made_up, state)
      values ($1, 'stars', $2, $1, true, 'current')`,
    [source, 3000 + changes],
  );
  await patiently(async () => {
    expect((await catalogue.editions()).map((edition) => edition.source)).toContain(source);
  });
}
