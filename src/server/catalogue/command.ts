import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../open-database.ts';
import { load } from './load/load.ts';
import { reportText } from './load/report-text.ts';

/** `npm run catalogue:load -- <folder or zip>`, beside a running server or without one. */
async function main(path: string | undefined) {
  if (!path) throw new Error('Say what to load: npm run catalogue:load -- <folder or zip file>');
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database.pool, 'migrations');
    const start = performance.now();
    const report = await load(database.pool, path, {
      onProgress: (message) => console.log(`${seconds(start)}  ${message}`),
      reportFolder: join(config.dataDir, 'load-reports'),
    });
    console.log(`${reportText(report)}\nLoaded in ${seconds(start)}.`);
  } finally {
    await database.close();
  }
}

const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

await main(process.argv[2]).catch((error: Error) => {
  console.error(`Nothing was changed. ${error.message}`);
  process.exitCode = 1;
});
