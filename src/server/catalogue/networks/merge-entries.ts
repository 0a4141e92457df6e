import type pg from 'pg';
import { ENTRY_COLUMNS } from './listed-provider.ts';
import type { WrittenEntries } from './staging-area.ts';

export type MergedEntries = {
  entries: number;
  planIds: string[];
  asOf: string | null;
  /** What was told of one provider at one place for one plan in two ways. */
  contradictions: Contradiction[];
};

type Contradiction = { source_file: number; record: string | null; what: string };

/**
 * Makes one of the entries of one provider at one place for one plan, where they come from several records or are joined
 * of resources; all others are where they stay already. @returns what the edition holds then.
 */
export async function mergeEntries(
  client: pg.ClientBase,
  edition: number,
  { entries, planIds, asOf }: WrittenEntries,
): Promise<MergedEntries> {
  await client.query('analyze network_staged_entry');
  const takenBack = entries > 0 ? await client.query(TAKE_BACK, [edition]) : null;
  const merged = await client.query(MERGE, [edition]);
  const { rows: plans } = await client.query<{ plan_id: string; as_of: string | null }>(
    'select plan_id, max(last_updated_on) as as_of from network_staged_entry group by plan_id',
  );
  const { rows: contradictions } = await client.query<Contradiction>(CONTRADICTIONS);
  const days = [asOf, ...plans.map(({ as_of }) => as_of)].filter((day) => day !== null);
  return {
    entries: entries - (takenBack?.rowCount ?? 0) + (merged.rowCount ?? 0),
    planIds: [...new Set([...planIds, ...plans.map(({ plan_id }) => plan_id)])].sort(),
    asOf: days.sort().at(-1) ?? null,
    contradictions,
  };
}

const COLUMNS = ENTRY_COLUMNS.join(', ');

/** What the first record of a provider told, where another one tells of them too. */
const TAKE_BACK = `
  with again as (select distinct npi from network_staged_entry), first as (
    delete from network_entry using again
    where edition = $1 and network_entry.npi = again.npi
    returning ${ENTRY_COLUMNS.map((column) => `network_entry.${column}`).join(', ')}
  ), told as (
    select distinct on (npi) npi, record from network_staged_record join again using (npi)
    order by npi, source_file, record
  )
  insert into network_staged_entry (record, ${COLUMNS})
  select told.record, ${ENTRY_COLUMNS.map((column) => `first.${column}`).join(', ')} from first join told using (npi)`;

/** A record is told once. A file may contradict itself as often as it has entries: memory holds no more than so many. */
const CONTRADICTIONS = `
  select staged.source_file, staged.record, min(concat_ws(' ', npi, plan_id, place)) as what
  from network_staged_entry as staged join (
    select npi, plan_id, place from network_staged_entry
    group by npi, plan_id, place having count(distinct accepts_new) > 1
  ) as contradicted using (npi, plan_id, place)
  where staged.accepts_new is not null
  group by staged.source_file, staged.record order by staged.source_file, staged.record limit 100000`;

/** Almost always there is one entry, or all say the same: then nothing is taken apart. */
const united = (column: string) => `case when min(${column}) = max(${column}) then min(${column}) else array(
  select distinct word from unnest(string_to_array(string_agg(array_to_string(${column}, e'\\t'), e'\\t'), e'\\t')) as word
  where word <> '' order by word) end`;

const MERGE = `
  insert into network_entry (edition, npi, plan_id, place, is_person, name, street, city, state_code, zip, phone,
    accepts_new, is_contradicted, network_ids, pcp_ids, specialties, languages, last_updated_on, source_file)
  select $1, npi, plan_id, place, bool_or(is_person), max(name), min(street), min(city), min(state_code), min(zip),
    min(phone),
    case when count(distinct accepts_new) = 1 then bool_and(accepts_new) end, count(distinct accepts_new) > 1,
    ${united('network_ids')}, ${united('pcp_ids')}, ${united('specialties')}, ${united('languages')},
    max(last_updated_on), max(source_file)
  from network_staged_entry group by npi, plan_id, place`;
