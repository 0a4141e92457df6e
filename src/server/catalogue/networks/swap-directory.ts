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
  /** The newest day that an entry tells. */
  asOf: string | null;
  planIds: readonly string[];
  entries: number;
  isComplete: boolean;
  madeUp: boolean;
  /** By address, as the publisher marks its files, to ask for changes alone. */
  fingerprints: Readonly<Record<string, string>>;
  readAt: Date;
};

/** The number of a list to come, for a caller who holds the lock of the networks. */
export async function nextEdition(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ edition: number }>(
    'select coalesce(max(edition), 0) + 1 as edition from network_directory',
  );
  return rows[0]?.edition ?? 1;
}

/**
 * Puts the entries of an edition in the place of those in use, in the transaction of the connection: a request sees all
 * of the old or all of the new.
 */
export async function swapDirectory(client: pg.ClientBase, edition: number, facts: DirectoryFacts) {
  const { contractId, planYear, counts, fingerprints } = facts;
  const { rows } = await client.query<{ before: number | null }>(
    'select edition as before from network_directory where contract_id = $1 and plan_year = $2',
    [contractId, planYear],
  );
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
    facts.entries,
    facts.isComplete,
    facts.madeUp,
    JSON.stringify(fingerprints),
    facts.asOf,
    facts.planIds,
  ]);
  const before = rows[0]?.before ?? null;
  if (before !== null) await client.query('delete from network_entry where edition = $1', [before]);
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

const KEEP = `
  insert into network_directory (contract_id, plan_year, edition, state, tried_at, publisher, address, format, as_of,
    read_at, file_names, plan_ids, unclear_npis, counts, entries, is_complete, made_up, fingerprints)
  values ($1, $2, $3, 'current', $7, $4, $5, $6, $15, $7, $8, $16, $9, $10, $11, $12, $13, $14)
  on conflict (contract_id, plan_year) do update
  set edition = excluded.edition, state = excluded.state, problem = null, tried_at = excluded.tried_at,
    publisher = coalesce(excluded.publisher, network_directory.publisher),
    address = coalesce(excluded.address, network_directory.address), format = excluded.format, as_of = excluded.as_of,
    read_at = excluded.read_at, file_names = excluded.file_names, plan_ids = excluded.plan_ids,
    unclear_npis = excluded.unclear_npis, counts = excluded.counts, entries = excluded.entries,
    is_complete = excluded.is_complete, made_up = excluded.made_up, fingerprints = excluded.fingerprints`;
