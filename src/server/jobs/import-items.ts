import { IMPORT_ITEMS, importOfJob } from '../features/imports/import-job.ts';
import type { RunImport } from '../flows/run-import.ts';
import type { OneOffJob } from './runner.ts';

/** Takes over an import that its process did not end, and tries one again whose claims did not come. */
export const importItemsJob = (run: RunImport): OneOffJob => ({
  kind: IMPORT_ITEMS,
  async run(jobId) {
    const wanted = importOfJob(jobId);
    if (!wanted) return;
    // Thrown, so that it comes again, each time later.
    if ((await run(wanted.uuid, wanted.importId)) === 'later') throw new Error('There are no claims yet.');
  },
});
