import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../open-database.ts';
import { load } from './load/load.ts';
import { LoadRefused } from './load/refuse-editions.ts';
import { reportText } from './load/report-text.ts';

const USAGE = 'npm run catalogue:load -- <folder or zip file> [--accept "reason"]';

/** Exit code of a load whose files can be read but hold too little; other faults are 1. */
const REFUSED = 3;

/** Beside a running server or without one. */
async function main() {
  const { path, accept } = readArguments();
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database.pool, 'migrations');
    const start = performance.now();
    const report = await load(database.pool, path, {
      onProgress: (message) => console.log(`${seconds(start)}  ${message}`),
      reportFolder: join(config.dataDir, 'load-reports'),
      accept,
    });
    console.log(`${reportText(report)}\nLoaded in ${seconds(start)}.`);
  } finally {
    await database.close();
  }
}

function readArguments() {
  const { values, positionals } = parseArgs({ options: { accept: { type: 'string' } }, allowPositionals: true });
  const [path, ...others] = positionals;
  if (!path || others.length > 0) throw new Error(`Say what to load: ${USAGE}`);
  if (values.accept?.trim() === '') throw new Error(`Say why it is taken: ${USAGE}`);
  return { path, accept: values.accept?.trim() ?? null };
}

const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

await main().catch((error: Error) => {
  const isRefused = error instanceof LoadRefused;
  console.error(
    isRefused
      ? `The load is refused and nothing was changed: what is in use stays.\n${error.message}\nIf that is right: ${USAGE}`
      : `Nothing was changed. ${error.message}`,
  );
  process.exitCode = isRefused ? REFUSED : 1;
});
