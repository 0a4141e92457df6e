import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../open-database.ts';
import { rollback } from './load/rollback.ts';

/** `npm run catalogue:rollback`, beside a running server or without one. */
async function main() {
  const database = await openDatabase(readConfig());
  try {
    await migrate(database.pool, 'migrations');
    const back = await rollback(database.pool);
    const names = back.map(({ dataset, plan_year, source }) => [dataset, plan_year, source].filter(Boolean).join(' '));
    console.log(`The last load is taken back. In use again:\n  ${names.join('\n  ')}`);
  } finally {
    await database.close();
  }
}

await main().catch((error: Error) => {
  console.error(`Nothing was changed. ${error.message}`);
  process.exitCode = 1;
});
