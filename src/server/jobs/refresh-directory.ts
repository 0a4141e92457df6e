import type { Readable } from 'node:stream';
import type pg from 'pg';
import { badFile } from '#server/catalogue/files/bad-file.ts';
import { fileNameOf } from '#server/catalogue/files/file-name.ts';
import type { Source } from '#server/catalogue/files/source.ts';
import { withLoadLock } from '#server/catalogue/load/guard.ts';
import { openRejectionLog } from '#server/catalogue/load/report.ts';
import { CODES } from '#server/catalogue/networks/codes.ts';
import { readIndexFile } from '#server/catalogue/networks/find-index.ts';
import { loadDirectory } from '#server/catalogue/networks/load-directory.ts';
import { publisherOf } from '#server/catalogue/networks/load-folders.ts';
import { confirmDirectory, keepFailure } from '#server/catalogue/networks/swap-directory.ts';
import { type FetchRules, fetchFile, isFetchFault } from '#server/gateways/networks/fetch-file.ts';
import type { IndexAddress } from '#server/gateways/networks/index-addresses.ts';

export type RefreshTools = { pool: pg.Pool; rules: FetchRules; now: Date; reportFolder: string | null };

type State = Awaited<ReturnType<typeof loadDirectory>>['state'] | 'unchanged';

const GONE = [404, 410];

/**
 * Reads a published list again. Where neither the index nor a file has changed, only the day is noted; where anything is
 * wrong, why, and the list in use stays.
 */
export const refreshDirectory = (index: IndexAddress, tools: RefreshTools): Promise<State> =>
  withLoadLock(tools.pool, 'refuse', () => refreshHolding(index, tools), 'networks');

async function refreshHolding(index: IndexAddress, tools: RefreshTools): Promise<State> {
  const { pool, now, reportFolder } = tools;
  const rules = { ...tools.rules, list: AbortSignal.timeout(tools.rules.listMs) };
  const { contractId, planYear, url } = index;
  const etags = await knownEtags(pool, index);
  const fingerprints: Record<string, string> = {};
  const facts = {
    contractId,
    planYear,
    publisher: await publisherOf(pool, contractId, planYear),
    address: url,
    madeUp: false,
  };
  const failed = async (state: 'absent' | 'broken' | 'refused', problem: string): Promise<State> => {
    await keepFailure(pool, { ...facts, counts: {} }, { state, problem, triedAt: now });
    return state;
  };
  const sourceOf = (address: string): Source => ({
    name: address,
    madeUp: false,
    open: async () => {
      const fetched = await fetchFile(address, rules).catch((error: Error) => {
        throw badFile(address, error.message, error);
      });
      if (fetched.isUnchanged) throw badFile(address, 'the publisher answered 304 unasked');
      if (fetched.etag !== null) fingerprints[address] = fetched.etag;
      return fetched.body;
    },
  });

  try {
    if (await isUnchanged(Object.keys(etags), etags, rules)) {
      await confirmDirectory(pool, index, now);
      return 'unchanged';
    }
    const read = await readIndexFile(await indexSource(url, rules, fingerprints), allowedBy(rules));
    if ('code' in read) return await failed('refused', CODES[read.code][1]);
    const log = await openRejectionLog(reportFolder, `directory-faults-${contractId}-${planYear}.jsonl`);
    const today = now.toISOString().slice(0, 10);
    const files = read.urls.map(sourceOf);
    try {
      return (await loadDirectory({ ...facts, today, files, fingerprints, readAt: now }, { pool, log })).state;
    } finally {
      await log.close();
    }
  } catch (error) {
    if (isFetchFault(error)) {
      return failed(GONE.includes(error.status ?? 0) ? 'absent' : 'broken', error.message);
    }
    const isBad = (error as Error).name === 'BadFile';
    await failed('broken', isBad ? (error as Error).message : 'the list could not be read');
    if (isBad) return 'broken';
    throw error;
  }
}

const allowedBy =
  ({ isPublicOnly }: FetchRules) =>
  (url: string) =>
    url.startsWith('https://') || !isPublicOnly;

async function indexSource(url: string, rules: FetchRules, fingerprints: Record<string, string>): Promise<Source> {
  const fetched = await fetchFile(url, rules);
  if (!fetched.isUnchanged && fetched.etag !== null) fingerprints[url] = fetched.etag;
  const open = async (): Promise<Readable> => {
    if (fetched.isUnchanged) throw badFile(url, 'the publisher answered 304 unasked');
    return fetched.body;
  };
  return { name: fileNameOf(new URL(url).pathname), madeUp: false, open };
}

/** Whether every file of the list in use, with its index, is as it was; one without a mark may be another. */
async function isUnchanged(urls: readonly string[], etags: Record<string, string | null>, rules: FetchRules) {
  if (urls.length === 0) return false;
  for (const url of urls) {
    const etag = etags[url] ?? null;
    if (etag === null) return false;
    const fetched = await fetchFile(url, rules, etag);
    if (!fetched.isUnchanged) {
      fetched.body.destroy();
      return false;
    }
  }
  return true;
}

/** None unless the list was good the last time, and each of its files had a mark. */
async function knownEtags(pool: pg.Pool, { contractId, planYear, url }: IndexAddress): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ fingerprints: Record<string, string>; files: number }>(
    `select fingerprints, cardinality(file_names) as files from network_directory
      where contract_id = $1 and plan_year = $2 and edition is not null and address = $3`,
    [contractId, planYear, url],
  );
  const [row] = rows;
  return row && Object.keys(row.fingerprints).length === row.files + 1 ? row.fingerprints : {};
}
