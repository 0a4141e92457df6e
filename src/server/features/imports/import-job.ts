import type { Queryable } from '#server/db/transaction.ts';

export const IMPORT_ITEMS = 'import-items';

/** So long the process that was asked has it for itself: longer than the claims of one person may take. */
const AHEAD = 120_000;

export const jobOfImport = (uuid: string, importId: string) => `${IMPORT_ITEMS} ${uuid} ${importId}`;

/** @returns whose import it is; null for what is no name of such a job. */
export function importOfJob(jobId: string): { uuid: string; importId: string } | null {
  const [kind, uuid, importId] = jobId.split(' ');
  return kind === IMPORT_ITEMS && uuid && importId ? { uuid, importId } : null;
}

export async function addImportJob(db: Queryable, uuid: string, importId: string, at: number) {
  await db.query({
    name: 'add-import-job',
    text: 'insert into job (job_id, kind, due_at) values ($1, $2, $3)',
    values: [jobOfImport(uuid, importId), IMPORT_ITEMS, new Date(at + AHEAD)],
  });
}

export async function finishImportJob(db: Queryable, uuid: string, importId: string, at: number) {
  await db.query({
    name: 'finish-import-job',
    text: 'update job set done_at = $2, leased_until = null where job_id = $1 and done_at is null',
    values: [jobOfImport(uuid, importId), new Date(at)],
  });
}
