import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { ensureSample } from '#server/catalogue/sample/ensure-sample.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/open-database.ts';
import { copyDatabase } from './copy-database.ts';
import { withRunLock } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A data folder whose embedded database is migrated and holds the sample. It is made once in a run, and copied. */
export async function preparedFolder(): Promise<ReturnType<typeof temporaryFolder>> {
  const { prepared } = inject('database');
  await withRunLock(async () => {
    if (!existsSync(join(prepared, 'pg'))) await prepare(prepared);
  });
  const folder = temporaryFolder();
  copyDatabase(prepared, folder.path);
  return folder;
}

async function prepare(prepared: string) {
  const aside = join(prepared, 'aside');
  const { pool, close } = await openDatabase({
    databaseUrl: null,
    keeperDatabaseUrl: null,
    dataDir: aside,
    namedStatements: true,
  });
  try {
    await migrate(pool, 'migrations');
    await ensureSample(pool, { today: '2026-11-16' });
  } finally {
    await close();
  }
  renameSync(join(aside, 'pg'), join(prepared, 'pg'));
}
