import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '#server/catalogue/load/load.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/open-database.ts';
import { startServer } from '#server/start.ts';
import { REAL_PORT, SAMPLE_PORT } from './browser/ports.ts';
import { copyDatabase } from './copy-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The servers that browser tests visit: the sample alone, and beside it the real rows where they are at hand. */
const BUSINESS_DATE = '2026-11-16T10:00:00';

/** How this program is told that it is the one with the real rows. */
const WITH_REAL_ROWS = 'real-rows';

const stops: (() => Promise<void>)[] = [];
let isEnding = false;

async function serve(port: number, realRows: string | null) {
  const folder = temporaryFolder();
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: folder.path,
    SYSTEM_DATE_TIME: BUSINESS_DATE,
    LOG_LEVEL: 'error',
    // A slow machine sheds no load here: what the pages do then has tests of its own.
    SHED_ABOVE_MS: '0',
    DRAWING_MS_PER_SECOND: '1000000',
    PRICES_PER_SECOND: '1000000',
    PRICES_PER_SECOND_FROM_ADDRESS: '1000000',
    GUESTS_PER_MINUTE: '100000',
    WRITES_PER_MINUTE: '100000',
    WRITES_PER_MINUTE_FROM_ADDRESS: '100000',
    SIGN_INS_PER_MINUTE: '100000',
    AGENT_VIEWS_PER_HOUR: '100000',
    PASSWORD_COST: '4',
  });
  if (realRows !== null) await loadReal(config, realRows);
  else takePreparedAlong(folder.path);
  if (isEnding) return folder.remove();
  const server = await startServer(config);
  stops.push(async () => {
    await server.close();
    folder.remove();
  });
}

/** In a whole run the tests before have made the sample already. */
function takePreparedAlong(folder: string) {
  const { PREPARED_DATA: prepared } = process.env;
  if (prepared && existsSync(join(prepared, 'pg'))) copyDatabase(prepared, folder);
}

async function loadReal(config: ReturnType<typeof readConfig>, realRows: string) {
  const database = await openDatabase(config);
  await migrate(database.pool, 'migrations');
  await load(database.pool, realRows, { accept: 'the test' });
  await database.close();
}

/** In a process of its own: tests that visit the sample run meanwhile. */
function serveRealRowsBeside() {
  const child = spawn(process.execPath, [...process.execArgv, import.meta.filename, WITH_REAL_ROWS], {
    stdio: 'inherit',
  });
  const ended = once(child, 'exit').then(() => end(1));
  stops.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
}

async function serveAll() {
  const realDataDir = process.env['REAL_DATA_DIR'];
  if (process.argv.includes(WITH_REAL_ROWS)) return serve(REAL_PORT, realDataDir ?? null);
  if (realDataDir && existsSync(realDataDir)) serveRealRowsBeside();
  return serve(SAMPLE_PORT, null);
}

const serving = serveAll().catch((error: unknown) => {
  console.error(error);
  end(1);
});

/** Who loads goes on to the end of it first. */
function end(code: number) {
  if (isEnding) return;
  isEnding = true;
  void serving.then(() => Promise.all(stops.map((stop) => stop()))).then(() => process.exit(code));
}

// It can come twice, from this program and to its whole group.
process.on('SIGTERM', () => end(0));
