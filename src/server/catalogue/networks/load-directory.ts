import type pg from 'pg';
import { withClient } from '#server/db/with-client.ts';
import { fileNameOf } from '../files/file-name.ts';
import type { Source } from '../files/source.ts';
import { LEAST_GOOD_PERCENT } from '../load/judge-edition.ts';
import type { RejectionLog } from '../load/report.ts';
import { CODES, type Code } from './codes.ts';
import { type MergedEntries, mergeEntries } from './merge-entries.ts';
import { type ReadDirectory, readDirectory } from './read-directory.ts';
import type { Directory } from './staged-rows.ts';
import { keepFailure, nextEdition, swapDirectory } from './swap-directory.ts';
import { directoryTally, type Tally } from './tally.ts';

export type DirectoryFiles = Directory & {
  publisher: string | null;
  /** Of the index; null for a folder. */
  address: string | null;
  madeUp: boolean;
  files: readonly Source[];
  fingerprints?: Readonly<Record<string, string>>;
  readAt: Date;
};

export type DirectoryReport = {
  contractId: string;
  planYear: number;
  state: 'current' | 'refused' | 'absent' | 'other-year' | 'broken';
  problem: string | null;
  entries: number;
  isComplete: boolean;
  counts: Readonly<Partial<Record<Code, number>>>;
};

type Tools = { pool: pg.Pool; log: RejectionLog; onProgress?(message: string): void };

/** Why a directory that could be read is not taken. */
type Refusal = { state: 'refused' | 'other-year'; code: Code };

/**
 * Reads a directory and puts it into use, or keeps why not; then the one in use stays. All or nothing: whoever is killed
 * in the middle has changed nothing. For a caller who holds the lock of the networks.
 */
export async function loadDirectory(
  files: DirectoryFiles,
  { pool, log, onProgress = () => {} }: Tools,
): Promise<DirectoryReport> {
  const tally = directoryTally(log);
  const { contractId, planYear } = files;
  const facts = {
    ...files,
    fileNames: files.files.map(({ name }) => fileNameOf(name)),
    fingerprints: files.fingerprints ?? {},
    counts: tally.counts,
  };
  const failed = async (state: Exclude<DirectoryReport['state'], 'current'>, problem: string) => {
    await keepFailure(pool, facts, { state, problem, triedAt: files.readAt });
    await tally.write();
    return { contractId, planYear, state, problem, entries: 0, isComplete: false, counts: tally.counts };
  };
  if (files.files.length === 0) return failed('absent', 'no file of it is there');

  try {
    return await withClient(pool, async (client) => {
      await client.query('begin');
      await client.query('set local statement_timeout = 0');
      await client.query('set local idle_in_transaction_session_timeout = 0');
      const edition = await nextEdition(client);
      const read = await readDirectory(client, { ...files, edition }, files.files, { tally, onProgress });
      const merged = await mergeEntries(client, edition, read.written);
      await noteCopies(client, facts.fileNames, tally);
      noteContradictions(merged, facts.fileNames, tally);
      await noteUnknownPlans(client, { planYear, planIds: merged.planIds, told: read.told }, tally);
      const refusal = merged.entries > 0 ? null : refuse(read.records, tally);
      if (refusal) {
        await client.query('rollback');
        return failed(refusal.state, CODES[refusal.code][1]);
      }
      const isComplete = read.unclear * 100 <= read.records * (100 - LEAST_GOOD_PERCENT);
      await swapDirectory(client, edition, { ...facts, ...read, ...merged, isComplete });
      await client.query('commit');
      await tally.write();
      const { entries } = merged;
      return { contractId, planYear, state: 'current', problem: null, entries, isComplete, counts: tally.counts };
    });
  } catch (error) {
    if ((error as Error).name !== 'BadFile') throw error;
    tally.add({ code: 'N3015', file: '', line: 0, place: '', detail: (error as Error).message });
    return failed('broken', (error as Error).message);
  }
}

/** What CMS checks of the whole list: it is refused when nothing of it is of its contract and year. */
function refuse(records: number, tally: Tally): Refusal {
  const code = records > 0 && tally.of('N3005') > 0 ? 'N3005' : tally.of('N3014') > 0 ? 'N3006' : 'P1017';
  if (code === 'N3005') return { state: 'other-year', code };
  tally.add({ code, file: '', line: 0, place: '', detail: '' });
  return { state: 'refused', code };
}

async function noteCopies(client: pg.ClientBase, files: readonly string[], tally: Tally) {
  const { rows } = await client.query<{ record: number; source_file: number }>(`
    select record, source_file from (
      select record, source_file, row_number() over (partition by fingerprint order by source_file, record) as copy
      from network_staged_record
    ) as counted where copy > 1`);
  for (const { record, source_file } of rows) {
    const file = files[source_file - 1] ?? '';
    tally.add({ code: 'DUP', file, line: record, place: `entry ${record}`, detail: '' });
  }
}

function noteContradictions({ contradictions }: MergedEntries, files: readonly string[], tally: Tally) {
  for (const { source_file, record, what } of contradictions) {
    const isPlace = /^\d+$/.test(record ?? '');
    const place = isPlace ? `entry ${record}` : (record ?? '');
    const file = files[source_file - 1] ?? '';
    tally.add({ code: 'CONTRADICT', file, line: isPlace ? Number(record) : 0, place, detail: what });
  }
}

type NamedPlans = { planYear: number; planIds: readonly string[]; told: ReadDirectory['told'] };

/** Where plans of the year are loaded at all. */
async function noteUnknownPlans(client: pg.ClientBase, { planYear, planIds, told }: NamedPlans, tally: Tally) {
  const { rows } = await client.query<{ plan_id: string }>(
    `select listed.plan_id from unnest($2::text[]) as listed (plan_id)
      where exists (select from catalogue_edition where dataset = 'plans' and state = 'current' and plan_year = $1)
        and not exists (
          select from plan join catalogue_edition as current using (edition)
          where current.dataset = 'plans' and current.state = 'current' and current.plan_year = $1
            and plan.plan_id = listed.plan_id)
      order by listed.plan_id`,
    [planYear, planIds],
  );
  for (const { plan_id } of rows) {
    const first = told.get(plan_id) ?? { file: '', line: 0, place: '' };
    tally.add({ code: 'N3012', ...first, detail: plan_id });
  }
}
