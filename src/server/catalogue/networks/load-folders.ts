import type pg from 'pg';
import type { Source } from '../files/source.ts';
import { withLoadLock } from '../load/guard.ts';
import type { RejectionLog } from '../load/report.ts';
import { CODES } from './codes.ts';
import { contractOf, filesOf, type IndexedFolder, readIndexFile } from './find-index.ts';
import { type DirectoryReport, loadDirectory } from './load-directory.ts';

type Tools = {
  pool: pg.Pool;
  log: RejectionLog;
  onProgress(message: string): void;
  /** By which entries are old, and when they count as read. */
  now: Date;
};

export type FolderReport = { index: string } & ({ skippedBecause: string } | DirectoryReport);

/** Loads each folder that has an index of a provider directory, one after the other; a bad one stops no other. */
export const loadFolders = (folders: readonly IndexedFolder[], tools: Tools): Promise<FolderReport[]> =>
  folders.length === 0
    ? Promise.resolve([])
    : withLoadLock(
        tools.pool,
        'wait',
        async () => {
          const reports: FolderReport[] = [];
          for (const folder of folders) reports.push(await loadFolder(folder, tools));
          return reports;
        },
        'networks',
      );

async function loadFolder(folder: IndexedFolder, { pool, log, onProgress, now }: Tools): Promise<FolderReport> {
  const { index } = folder;
  const read = await readIndexFile(index);
  if ('code' in read) return { index: index.name, skippedBecause: CODES[read.code][1] };
  const byPath = contractOf(index.name);
  const contractId = read.contractId ?? byPath.contractId;
  const planYear = read.planYear ?? byPath.planYear;
  if (contractId === null || planYear === null) {
    return { index: index.name, skippedBecause: 'neither its addresses nor its folder name a contract and a year' };
  }
  const files = filesOf(read.urls, folder);
  const missing = read.urls.filter((_url, place) => files[place] === null);
  if (missing.length > 0) {
    return { index: index.name, skippedBecause: `${missing.length} of its files are not beside it` };
  }
  onProgress(`${index.name}: reading the providers of ${contractId} in ${planYear}`);
  const report = await loadDirectory(
    {
      contractId,
      planYear,
      today: now.toISOString().slice(0, 10),
      publisher: await publisherOf(pool, contractId, planYear),
      address: null,
      madeUp: index.madeUp,
      files: files.filter((file): file is Source => file !== null),
      readAt: now,
    },
    { pool, log, onProgress },
  );
  return { index: index.name, ...report };
}

/** The company of the contract, where its plans are known. */
export async function publisherOf(pool: pg.Pool, contractId: string, planYear: number): Promise<string | null> {
  const { rows } = await pool.query<{ organization_name: string }>(
    `select plan.organization_name from plan join catalogue_edition as current using (edition)
      where current.dataset = 'plans' and current.state = 'current' and plan.contract_id = $1
      order by current.plan_year = $2 desc, plan.plan_id limit 1`,
    [contractId, planYear],
  );
  return rows[0]?.organization_name ?? null;
}
