import { existsSync } from 'node:fs';
import { load } from '#server/catalogue/load/load.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/open-database.ts';
import { startServer } from '#server/start.ts';
import { REAL_PORT, SAMPLE_PORT } from './browser/ports.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The servers that browser tests visit: the sample alone, and beside it the real rows where they are at hand. */
const BUSINESS_DATE = '2026-11-16T10:00:00';

const stops: (() => Promise<void>)[] = [];

async function serve(port: number, realRows: string | null) {
  const folder = temporaryFolder();
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: folder.path,
    SYSTEM_DATE_TIME: BUSINESS_DATE,
    LOG_LEVEL: 'error',
    // A slow machine sheds no load here: what the pages do then has tests of its own.
    SHED_ABOVE_MS: '0',
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
  const server = await startServer(config);
  stops.push(async () => {
    await server.close();
    folder.remove();
  });
}

async function loadReal(config: ReturnType<typeof readConfig>, realRows: string) {
  const database = await openDatabase(config);
  await migrate(database.pool, 'migrations');
  await load(database.pool, realRows, { accept: 'the test' });
  await database.close();
}

process.once('SIGTERM', () => {
  void Promise.all(stops.map((stop) => stop())).then(() => process.exit(0));
});

const realDataDir = process.env['REAL_DATA_DIR'];
if (realDataDir && existsSync(realDataDir)) await serve(REAL_PORT, realDataDir);
// Last, because the run begins when this one is ready.
await serve(SAMPLE_PORT, null);
