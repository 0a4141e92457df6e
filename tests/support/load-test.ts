import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { load } from '#server/catalogue/load/load.ts';
import { writeFiles } from '#server/catalogue/testing/small-files.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What a test file of loads needs: a database of its own, and a folder whose files are loaded into it. */
export function loadTest() {
  const folder = temporaryFolder();
  const input = join(folder.path, 'input');
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(async () => {
    await database.drop();
    folder.remove();
  });
  return {
    folder: folder.path,
    input,
    pool: () => database.pool,
    loadFiles: (files: Record<string, string | Buffer>, options?: Parameters<typeof load>[2]) =>
      load(database.pool, writeFiles(input, files), { accept: 'the test', ...options }),
  };
}
