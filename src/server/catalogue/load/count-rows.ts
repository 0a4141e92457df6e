import type { Queryable } from '#server/db/transaction.ts';
import type { Dataset } from '../dataset.ts';
import { partOf } from './edition-tables.ts';
import type { FilledEdition } from './fill-edition.ts';
import type { RowCounts } from './judge-edition.ts';
import type { FileReport } from './report.ts';

type Counted = Pick<FilledEdition, 'edition' | 'dataset' | 'rows' | 'files'>;

type Group = { name: string; count: number };

/** The rows of an edition as they are compared: by table, and by state and plan type where a dataset knows them. */
export async function countRows(db: Queryable, { edition, dataset, rows, files }: Counted): Promise<RowCounts> {
  const tables = Object.entries(rows).filter(([table]) => !SHARED.includes(table));
  const places: Group[] = (await db.query(GROUPS[dataset]?.(edition) ?? NO_GROUPS)).rows;
  return Object.fromEntries([
    ...tables.map(([table, count]) => [`${table} rows`, count]),
    ...places.map(({ name, count }) => [name, count]),
    ...(dataset === 'formularies' ? linesByLayout(files) : []),
  ]);
}

/** How many rows these have depends on how many plans share them; the lines of their files are compared instead. */
const SHARED = ['drug_price', 'pharmacy_network', 'network_terms'];

const NO_GROUPS = "select '' as name, 0 as count where false";

const GROUPS: Partial<Record<Dataset, (edition: string) => string>> = {
  plans: (edition) => `
    select concat_ws(' ', state_code, plan_type, counted.of) as name, counted.rows as count
    from (select state_code, plan_type, count(*)::integer as areas, count(distinct plan_id)::integer as plans,
          (count(distinct plan_id) filter (where monthly_premium is not null))::integer as priced
        from ${partOf('plan_area', edition)} join ${partOf('plan', edition)} using (plan_id)
        group by state_code, plan_type) as grouped
    cross join lateral (values ('plans', plans), ('areas', areas), ('premiums', priced)) as counted (of, rows)
    order by 1`,
  geography: (edition) => `
    select state_code || ' counties' as name, count(*)::integer as count from ${partOf('county', edition)}
    group by state_code order by 1`,
  pharmacies: (edition) => `
    select concat_ws(' ', state_code, kind, 'pharmacies') as name, count(*)::integer as count
    from ${partOf('pharmacy', edition)} group by state_code, kind order by 1`,
  providers: (edition) => `
    select concat_ws(' ', state_code, coverage_type, 'providers') as name, count(*)::integer as count
    from ${partOf('provider_place', edition)} group by state_code, coverage_type order by 1`,
  // The drug files name no state; the first letter of a contract is its kind, such as S for drug plans.
  formularies: (edition) => `
    select left(plan_id, 1) || ' contracts, plans with drugs' as name, count(*)::integer as count
    from ${partOf('plan_formulary', edition)} group by 1 order by 1`,
};

function linesByLayout(files: readonly FileReport[]): Map<string, number> {
  const lines = new Map<string, number>();
  for (const { layout, loaded } of files) lines.set(`${layout} lines`, (lines.get(`${layout} lines`) ?? 0) + loaded);
  return lines;
}
