import type pg from 'pg';
import type { Code } from './codes.ts';

/** What is kept of a directory beside its entries. */
export type DirectoryFacts = {
  contractId: string;
  planYear: number;
  publisher: string | null;
  address: string | null;
  format: 'json' | 'fhir' | 'both' | null;
  fileNames: readonly string[];
  unclearNpis: readonly string[];
  counts: Readonly<Partial<Record<Code, number>>>;
  isComplete: boolean;
  madeUp: boolean;
  /** By address, as the publisher marks its files, to ask for changes alone. */
  fingerprints: Readonly<Record<string, string>>;
  readAt: Date;
};

/**
 * Puts what is staged in the place of the entries in use, in the transaction of the connection: a request sees all of
 * the old or all of the new. Entries of one provider at one place for one plan make one.
 */
export async function swapDirectory(client: pg.ClientBase, facts: DirectoryFacts): Promise<number> {
  const { contractId, planYear, counts, fingerprints } = facts;
  const { rows } = await client.query<{ edition: number; before: number | null }>(
    `select coalesce(max(edition), 0) + 1 as edition,
       max(edition) filter (where contract_id = $1 and plan_year = $2) as before from network_directory`,
    [contractId, planYear],
  );
  const { edition = 1, before = null } = rows[0] ?? {};
  const { rowCount } = await client.query(MERGE, [edition]);
  await client.query(KEEP, [
    contractId,
    planYear,
    edition,
    facts.publisher,
    facts.address,
    facts.format,
    facts.readAt,
    facts.fileNames,
    facts.unclearNpis,
    JSON.stringify(counts),
    rowCount ?? 0,
    facts.isComplete,
    facts.madeUp,
    JSON.stringify(fingerprints),
  ]);
  if (before !== null) await client.query('delete from network_entry where edition = $1', [before]);
  return rowCount ?? 0;
}

type FailedFacts = Pick<DirectoryFacts, 'contractId' | 'planYear' | 'publisher' | 'address' | 'counts' | 'madeUp'>;

/** Keeps why a directory can not be used, beside the entries in use, which stay. */
export const keepFailure = (
  db: Pick<pg.ClientBase, 'query'>,
  { contractId, planYear, publisher, address, counts, madeUp }: FailedFacts,
  {
    state,
    problem,
    triedAt,
  }: { state: 'refused' | 'absent' | 'other-year' | 'broken'; problem: string; triedAt: Date },
) =>
  db.query(
    `insert into network_directory (contract_id, plan_year, state, problem, tried_at, publisher, address, file_names,
        plan_ids, unclear_npis, counts, entries, is_complete, made_up, fingerprints)
      values ($1, $2, $3, $4, $5, $6, $7, '{}', '{}', '{}', $8, 0, false, $9, '{}')
      on conflict (contract_id, plan_year) do update
      set state = excluded.state, problem = excluded.problem, tried_at = excluded.tried_at`,
    [contractId, planYear, state, problem, triedAt, publisher, address, JSON.stringify(counts), madeUp],
  );

/** The publisher says that nothing has changed: what was read before is as good as read now. */
export const confirmDirectory = (
  db: Pick<pg.ClientBase, 'query'>,
  { contractId, planYear }: Pick<DirectoryFacts, 'contractId' | 'planYear'>,
  readAt: Date,
) =>
  db.query(
    `update network_directory set state = 'current', problem = null, tried_at = $3, read_at = $3
      where contract_id = $1 and plan_year = $2 and edition is not null`,
    [contractId, planYear, readAt],
  );

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

const KEEP = `
  insert into network_directory (contract_id, plan_year, edition, state, tried_at, publisher, address, format, as_of,
    read_at, file_names, plan_ids, unclear_npis, counts, entries, is_complete, made_up, fingerprints)
  select $1, $2, $3, 'current', $7, $4, $5, $6, max(last_updated_on), $7, $8,
    coalesce(array_agg(distinct plan_id), '{}'), $9, $10, $11, $12, $13, $14
  from network_staged_entry
  on conflict (contract_id, plan_year) do update
  set edition = excluded.edition, state = excluded.state, problem = null, tried_at = excluded.tried_at,
    publisher = coalesce(excluded.publisher, network_directory.publisher),
    address = coalesce(excluded.address, network_directory.address), format = excluded.format, as_of = excluded.as_of,
    read_at = excluded.read_at, file_names = excluded.file_names, plan_ids = excluded.plan_ids,
    unclear_npis = excluded.unclear_npis, counts = excluded.counts, entries = excluded.entries,
    is_complete = excluded.is_complete, made_up = excluded.made_up, fingerprints = excluded.fingerprints`;
