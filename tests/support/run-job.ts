import type pg from 'pg';
import { readDocuments } from '#server/features/content/documents.ts';
import { allJobs } from '#server/jobs.ts';
import { TEST_KEYS, type TestApp } from './app.ts';

type Options = { at?: number; keeper?: pg.Pool };

/** Does a job of the server to its end, as if it were due. */
export async function runJob(
  { config, pool, catalogue }: TestApp,
  kind: string,
  { at = Date.now(), keeper = pool }: Options = {},
) {
  const documents = readDocuments(config.contentDir);
  const keys = { dataKeys: TEST_KEYS, auditKeys: TEST_KEYS };
  const parts = { config, pool, keeper, machine: () => at, documents, catalogue, ...keys, onAnchor: () => {} };
  const job = allJobs(parts).find((one) => one.kind === kind);
  if (!job) throw new Error(`There is no job ${kind}.`);
  while (await job.step(at));
}
