import type { Queryable } from '#server/db/transaction.ts';

/** The list of doctors of a contract for a year, as the last reading left it. */
export type DirectoryRow = {
  contract_id: string;
  /** Of the entries in use; null where no list was ever good. */
  edition: number | null;
  state: 'current' | 'refused' | 'absent' | 'other-year' | 'broken';
  publisher: string | null;
  address: string | null;
  as_of: string | null;
  /** Both as text of PostgreSQL's JSON. */
  read_at: string | null;
  is_complete: boolean;
  plan_ids: string[];
};

export const DIRECTORY_COLUMNS =
  'contract_id, edition, state, publisher, address, as_of, read_at, is_complete, plan_ids';

export const rowsOf = (columns: string, from: string) =>
  `coalesce((select json_agg(told) from (select ${columns} from ${from}) as told), '[]')`;

/** @param contractId null for those of all contracts. */
export async function readDirectories(
  db: Queryable,
  { planYear, contractId }: { planYear: number; contractId: string | null },
): Promise<DirectoryRow[]> {
  const { rows } = await db.query<{ directories: DirectoryRow[] }>({
    name: 'network-directories',
    text: DIRECTORIES,
    values: [planYear, contractId],
  });
  return rows[0]?.directories ?? [];
}

const DIRECTORIES = `
  select ${rowsOf(
    DIRECTORY_COLUMNS,
    'network_directory as directory where plan_year = $1 and ($2::text is null or contract_id = $2)',
  )} as directories`;
