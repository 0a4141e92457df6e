import type pg from 'pg';
import { TABLES_OF } from '../tables.ts';

/** All that the catalogue holds, apart from the keys that every load makes anew. */
export async function contentOf(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of Object.values(TABLES_OF).flat()) {
    const { rows } = await pool.query(
      `select to_jsonb(${table}) - 'edition' - 'edition_number' as row from ${table} order by 1`,
    );
    content[table] = rows;
  }
  const { rows } = await pool.query(
    `select dataset, plan_year, source, made_up, row_counts from catalogue_edition where state = 'current' order by 1, 2`,
  );
  return { ...content, catalogue_edition: rows };
}

/** The tables of editions: attached as partitions, kept for a rollback, or left over from a load that did not end. */
export async function listEditionTables(
  pool: pg.Pool,
): Promise<{ attached: string[]; loose: string[]; before: string[] }> {
  const { rows } = await pool.query<{ name: string; kind: string }>(
    `select relname as name, case when relispartition then 'attached' when state = 'before' then 'before' else 'loose' end as kind
      from pg_class left join catalogue_edition on edition = right(relname, 16)
      where relkind = 'r' and relname ~ '_[0-9a-f]{16}$' order by relname`,
  );
  const names = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return { attached: names('attached'), loose: names('loose'), before: names('before') };
}
