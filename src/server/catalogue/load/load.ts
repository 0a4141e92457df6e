import type pg from 'pg';
import type { Dataset } from '../dataset.ts';
import { badFile } from '../files/bad-file.ts';
import { openSources } from '../files/open-sources.ts';
import type { Source } from '../files/source.ts';
import { splitFolders } from '../networks/find-index.ts';
import { type FolderReport, loadFolders } from '../networks/load-folders.ts';
import { type Recognised, recognise } from '../readers/recognise.ts';
import { isMadeFrom, KNOWLEDGE_PLAN } from './derive-knowledge.ts';
import { type FilledEdition, fillEdition } from './fill-edition.ts';
import { withLoadLock } from './guard.ts';
import { inOrder, type LoadJob, planLoadJobs } from './load-jobs.ts';
import { refuseEditions } from './refuse-editions.ts';
import { type FileReport, openRejectionLog, type RejectionLog, skippedFile } from './report.ts';
import { swapIn, sweepLeftovers } from './swap.ts';

export type LoadOptions = {
  onProgress?: (message: string) => void;
  /** Where the full list of rejected rows goes. */
  reportFolder?: string | null;
  /** How the source of a dataset is called, where the names of the files say too little. */
  sources?: Partial<Record<Dataset, string>>;
  /** Knowledge of drugs is derived anew, even where nothing that it is made from is loaded. */
  derivesKnowledge?: boolean;
  /** Why editions are taken although they are wanting; kept with them. */
  accept?: string | null;
  /** When directories of providers count as read. */
  now?: Date;
};

export type LoadReport = {
  editions: Omit<FilledEdition, 'files'>[];
  files: FileReport[];
  /** Directories of providers, each for itself: a bad one keeps no other from being taken. */
  directories: FolderReport[];
  rejectionsFile: string | null;
};

/**
 * Loads what lies in a folder or zip file: all of it or, after any fault, nothing.
 * @throws when another load is running, a file is bad, or there is nothing to load.
 */
export async function load(pool: pg.Pool, path: string, options: LoadOptions = {}): Promise<LoadReport> {
  const report = await withLoadLock(pool, 'refuse', (holder) => loadHolding(holder, pool, path, options));
  // Which plans there are is known by now.
  return { ...report, directories: await loadDirectories(pool, path, options) };
}

/** Loads the directories of providers in a folder or zip file, beside whatever else is there. */
export async function loadDirectories(
  pool: pg.Pool,
  path: string,
  { onProgress = () => {}, reportFolder = null, now = new Date() }: LoadOptions = {},
): Promise<FolderReport[]> {
  const opened = await openSources(path);
  const log = await openRejectionLog(reportFolder, `directory-faults-${fileStamp()}.jsonl`);
  try {
    return await loadFolders(splitFolders(opened.sources).folders, { pool, log, onProgress, now });
  } finally {
    await log.close();
    await opened.close();
  }
}

/** For a caller who holds the load lock already. */
export async function loadHolding(
  holder: pg.ClientBase,
  pool: pg.Pool,
  path: string,
  {
    onProgress = () => {},
    reportFolder = null,
    sources: names = {},
    derivesKnowledge = false,
    accept = null,
  }: LoadOptions,
): Promise<Omit<LoadReport, 'directories'>> {
  await sweepLeftovers(pool);
  const opened = await openSources(path);
  const log = await openRejectionLog(reportFolder, `rejected-rows-${fileStamp()}.jsonl`);
  try {
    const { folders, others } = splitFolders(opened.sources);
    const { known, skipped } = await recogniseAll(others);
    const { plans: planned, skipped: superseded } = planLoadJobs(known);
    const plans = planned.map((plan) => ({ ...plan, source: names[plan.dataset] ?? plan.source }));
    if (plans.length === 0 && folders.length > 0) {
      return { editions: [], files: skipped, rejectionsFile: null };
    }
    if (plans.length === 0) throw new Error(`There is nothing to load in '${path}': no file is in a known layout`);

    const editions = await fillAll(withKnowledge(plans, derivesKnowledge), { pool, log, onProgress });
    await refuseEditions(pool, editions, accept).catch((error) => sweepAndTell(pool, error));
    await swapIn(holder, editions);
    return {
      editions: editions.map(({ files: _files, ...edition }) => edition),
      files: [
        ...editions.flatMap(({ files }) => files),
        ...skipped,
        ...superseded.map(({ file, why }) => skippedFile(file, why)),
      ],
      rejectionsFile: log.path,
    };
  } finally {
    await log.close();
    await opened.close();
  }
}

/**
 * Derives the knowledge of drugs anew from what is current, for a caller who holds the load lock: after an upgrade,
 * when nothing is loaded.
 */
export async function deriveHolding(holder: pg.ClientBase, pool: pg.Pool) {
  await sweepLeftovers(pool);
  const log = await openRejectionLog(null, '');
  await swapIn(holder, await fillAll([KNOWLEDGE_PLAN], { pool, log, onProgress: () => {} }));
}

// What is derived follows what it is made from, and is swapped in with it.
const withKnowledge = (plans: readonly LoadJob[], derivesKnowledge: boolean) =>
  derivesKnowledge || plans.some(isMadeFrom) ? [...plans, KNOWLEDGE_PLAN].sort(inOrder) : plans;

async function recogniseAll(sources: readonly Source[]) {
  const known: Recognised[] = [];
  const skipped: FileReport[] = [];
  for (const source of sources) {
    const found = await recognise(source);
    if ('layout' in found) known.push(found);
    else skipped.push(skippedFile(source.name, found.why));
  }
  return { known, skipped };
}

type Tools = { pool: pg.Pool; log: RejectionLog; onProgress(message: string): void };

async function fillAll(plans: readonly LoadJob[], tools: Tools): Promise<FilledEdition[]> {
  const filled: FilledEdition[] = [];
  const filledOf = (dataset: Dataset) => filled.find((edition) => edition.dataset === dataset)?.edition ?? null;
  try {
    for (const plan of plans) {
      if (plan.dataset === 'plans' && filledOf('geography') === null) await mustKnowCounties(tools.pool, plan);
      filled.push(await fillEdition(plan, { ...tools, filledOf }));
    }
  } catch (error) {
    return sweepAndTell(tools.pool, error);
  }
  return filled;
}

// Where the database can not even drop tables, as on a full disk, the next start does; the fault itself is told.
async function sweepAndTell(pool: pg.Pool, error: unknown): Promise<never> {
  await sweepLeftovers(pool).catch(() => {});
  throw error;
}

async function mustKnowCounties(pool: pg.Pool, { files: [main] }: LoadJob) {
  const { rowCount } = await pool.query(
    "select from catalogue_edition where dataset = 'geography' and state = 'current'",
  );
  if (rowCount === 0) throw badFile(main?.source.name ?? '', 'no counties are loaded yet; load the county files first');
}

const fileStamp = () => new Date().toISOString().replace(/[:.]/g, '-');
