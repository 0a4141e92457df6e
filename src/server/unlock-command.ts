import { machineClock } from './clock.ts';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { unlockIdentity } from './flows/unlock-identity.ts';
import { openDatabase } from './open-database.ts';
import { localKeyRing, parseKeyRing } from './security/key-ring.ts';
import { fieldSealer } from './security/sealed-field.ts';

/** `npm run shopper:unlock -- <e-mail>`, beside a running server or without one. */
async function main([email]: string[]) {
  if (email === undefined) throw new Error('Whose? npm run shopper:unlock -- <e-mail>');
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database.pool, 'migrations');
    const auditKeys = config.auditKeys ? parseKeyRing(config.auditKeys) : localKeyRing(config.dataDir, 'audit');
    const dataKeys = config.dataKeys ? parseKeyRing(config.dataKeys) : localKeyRing(config.dataDir, 'data');
    const parts = { pool: database.pool, machine: machineClock, sealer: fieldSealer(dataKeys), auditKeys };
    const unlocked = await unlockIdentity(parts, email);
    if (unlocked === 0) throw new Error('No profile with this e-mail has used any of its tries.');
    console.log(`The tries to prove who this is are as new, in ${unlocked} profile${unlocked === 1 ? '' : 's'}.`);
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`Nothing was changed. ${error.message}`);
  process.exitCode = 1;
});
