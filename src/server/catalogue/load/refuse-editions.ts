import type { Queryable } from '#server/db/transaction.ts';
import { countRows } from './count-rows.ts';
import type { FilledEdition } from './fill-edition.ts';
import { judgeEdition, LEAST_GOOD_PERCENT, LEAST_KEPT_PERCENT, type Shortfall } from './judge-edition.ts';
import type { FileReport } from './report.ts';

type Wanting = { edition: string; name: string; shortfalls: Shortfall[] };

/** A load whose files can be read, but hold too little to take the place of what is there. */
export class LoadRefused extends Error {
  constructor(wanting: readonly Wanting[]) {
    super(wanting.map(comparison).join('\n'));
    this.name = 'LoadRefused';
  }
}

/**
 * Compares new editions with those that they would replace, and keeps the reason with those that are wanting.
 * Not asked by the holder of the lock, whose reading would keep refused editions from being dropped.
 * @throws LoadRefused where one is wanting and no reason says why it is taken.
 */
export async function refuseEditions(
  db: Queryable,
  editions: readonly FilledEdition[],
  acceptedBecause: string | null,
) {
  const wanting: Wanting[] = [];
  for (const edition of editions) {
    // What is derived is as good as what it is derived from.
    if (edition.dataset === 'drug-knowledge') continue;
    const before = await findReplaced(db, edition);
    const shortfalls = judgeEdition(
      edition.files,
      await countRows(db, edition),
      before && (await countRows(db, before)),
    );
    const name = [edition.dataset, edition.planYear].filter(Boolean).join(' ');
    if (shortfalls.length > 0) wanting.push({ edition: edition.edition, name, shortfalls });
  }
  if (wanting.length === 0) return;
  if (acceptedBecause === null) throw new LoadRefused(wanting);
  await db.query('update catalogue_edition set accepted_because = $2 where edition = any ($1)', [
    wanting.map(({ edition }) => edition),
    acceptedBecause,
  ]);
}

// Real data is not measured by made-up data.
async function findReplaced(db: Queryable, { dataset, planYear, madeUp }: FilledEdition) {
  const { rows } = await db.query<{
    edition: string;
    made_up: boolean;
    row_counts: FilledEdition['rows'];
    report: { files?: FileReport[] };
  }>(
    `select edition, made_up, row_counts, report from catalogue_edition
      where state = 'current' and dataset = $1 and plan_year is not distinct from $2`,
    [dataset, planYear],
  );
  const [found] = rows;
  if (!found || (found.made_up && !madeUp)) return null;
  return { edition: found.edition, dataset, rows: found.row_counts, files: found.report.files ?? [] };
}

function comparison({ name, shortfalls }: Wanting): string {
  const width = Math.max(...shortfalls.map(({ of }) => of.length));
  const lines = shortfalls.map(({ of, why, rows, outOf }) => {
    const percent = `${((rows / outOf) * 100).toFixed(2)} %`;
    const [are, least] =
      why === 'bad-rows' ? ['rows read are good', LEAST_GOOD_PERCENT] : ['rows of before', LEAST_KEPT_PERCENT];
    return `  ${of.padEnd(width)}  ${count(rows)} of ${count(outOf)} ${are}: ${percent}, at least ${least} % wanted`;
  });
  return [`${name}:`, ...lines].join('\n');
}

const count = (rows: number) => rows.toLocaleString('en').padStart(11);
