import type { Edition } from '#contract/plan.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { Dataset } from '../dataset.ts';

export type CurrentEditions = {
  /** Changes when any edition does; editions themselves never change. */
  key: string;
  editions: Edition[];
};

/** How long an answer may lag behind a load. Long enough that a busy server asks only a few times a second. */
const FRESH_MS = 100;

/**
 * Which editions are current, asked about every tenth of a second. Answers are shared, questions are not: a caller in a
 * transaction that waited for another's question could wait for a connection that waits for its own lock.
 */
export function currentEditions() {
  let known: CurrentEditions | null = null;
  let knownUntil = 0;

  return async (db: Queryable): Promise<CurrentEditions> => {
    if (known && performance.now() < knownUntil) return known;
    known = await readEditions(db);
    knownUntil = performance.now() + FRESH_MS;
    return known;
  };
}

export type EditionRow = {
  edition: string;
  /** What is only derived from other editions is nobody's source. */
  dataset: Exclude<Dataset, 'drug-knowledge'>;
  plan_year: number | null;
  source: string;
  as_of: string | null;
  made_up: boolean;
};

type Derived = Omit<EditionRow, 'dataset'> & { dataset: 'drug-knowledge' };

async function readEditions(db: Queryable): Promise<CurrentEditions> {
  const { rows } = await db.query<EditionRow | Derived>({ name: 'current-editions', text: READ_EDITIONS });
  const sources = rows.filter((row): row is EditionRow => row.dataset !== 'drug-knowledge');
  return { key: rows.map(({ edition }) => edition).join(' '), editions: sources.map(toEdition) };
}

/** The key as a statement of many tables sees it itself. */
export const EDITIONS_KEY = `
  (select string_agg(edition, ' ' order by dataset, plan_year) from catalogue_edition where state = 'current')`;

const READ_EDITIONS = `
  select edition, dataset, plan_year, source, as_of::text as as_of, made_up from catalogue_edition where state = 'current' order by dataset, plan_year`;

export const toEdition = (row: Omit<EditionRow, 'edition'>): Edition => ({
  dataset: row.dataset,
  planYear: row.plan_year,
  source: row.source,
  asOf: row.as_of,
  madeUp: row.made_up,
});
