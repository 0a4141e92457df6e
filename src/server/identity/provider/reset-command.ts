import { machineClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/open-database.ts';
import { localKeyRing, parseKeyRing } from '#server/security/key-ring.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { resetFactor } from './reset-factor.ts';

/** `npm run agent:reset-factor -- <e-mail>`, beside a running server or without one. */
async function main([email]: string[]) {
  if (email === undefined) throw new Error('Whose? npm run agent:reset-factor -- <e-mail>');
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database.pool, 'migrations');
    const auditKeys = config.auditKeys ? parseKeyRing(config.auditKeys) : localKeyRing(config.dataDir, 'audit');
    const dataKeys = config.dataKeys ? parseKeyRing(config.dataKeys) : localKeyRing(config.dataDir, 'data');
    const parts = { pool: database.pool, machine: machineClock, sealer: fieldSealer(dataKeys), auditKeys };
    if (!(await resetFactor(parts, email))) throw new Error('No account with this e-mail has a second factor.');
    console.log('The second factor is gone, and its recovery codes. The next sign-in sets up a new one.');
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`Nothing was changed. ${error.message}`);
  process.exitCode = 1;
});
