import type { Pool } from 'pg';
import { type Clock, machineClock } from './clock.ts';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './open-database.ts';
import { type KeyRing, localKeyRing, parseKeyRing } from './security/key-ring.ts';
import { type FieldSealer, fieldSealer } from './security/sealed-field.ts';

export type OperatorParts = { pool: Pool; machine: Clock; sealer: FieldSealer; auditKeys: KeyRing };

/**
 * What an operator does for one person by `npm run <name> -- <e-mail>`, beside a running server or without one. The work
 * returns the sentence that is printed; when it throws, the process ends with 1 and says that nothing was changed.
 */
export async function operatorCommand(name: string, work: (parts: OperatorParts, email: string) => Promise<string>) {
  try {
    const email = process.argv[2];
    if (email === undefined) throw new Error(`Whose? npm run ${name} -- <e-mail>`);
    console.log(await withDatabase((parts) => work(parts, email)));
  } catch (error) {
    console.error(`Nothing was changed. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

async function withDatabase(work: (parts: OperatorParts) => Promise<string>): Promise<string> {
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database.pool, 'migrations');
    const auditKeys = config.auditKeys ? parseKeyRing(config.auditKeys) : localKeyRing(config.dataDir, 'audit');
    const dataKeys = config.dataKeys ? parseKeyRing(config.dataKeys) : localKeyRing(config.dataDir, 'data');
    return await work({ pool: database.pool, machine: machineClock, sealer: fieldSealer(dataKeys), auditKeys });
  } finally {
    await database.close();
  }
}
