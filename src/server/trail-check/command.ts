import { parseArgs } from 'node:util';
import { machineClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { openDatabase } from '../open-database.ts';
import { accessChain } from '../profile/access-chain.ts';
import { auditChain } from '../profile/audit.ts';
import { localKeyRing, parseKeyRing } from '../security/key-ring.ts';
import { acceptedFaults } from './accepted-faults.ts';
import { auditAnchors } from './anchors.ts';
import { faultText } from './fault-text.ts';
import { verifyTrails } from './verify.ts';

const USAGE = 'npm run audit:verify [-- --accept "why these faults are accepted"]';

/** Exit code of a trail that does not fit; other faults are 1. */
const BROKEN = 3;

/** Beside a running server or without one. It changes no schema: what it looks at stays as it was found. */
async function main() {
  const reason = readReason();
  const config = readConfig();
  const database = await openDatabase(config);
  const { pool } = database;
  try {
    const pending = await pendingMigrations(pool, 'migrations');
    if (pending.length > 0) throw new Error('The database is older than this version: start the server first.');
    const ring = config.auditKeys ? parseKeyRing(config.auditKeys) : localKeyRing(config.dataDir, 'audit');
    const accepted = acceptedFaults(ring);
    const chains = { chain: auditChain(ring), access: accessChain(ring), anchors: auditAnchors(ring), accepted };
    const { rows, trails, accessTrails, anchors, faults } = await verifyTrails({ pool, ...chains });
    const open = faults.filter((fault) => fault.reason === null);
    for (const fault of open) console.error(faultText(fault.what));
    for (const fault of faults) {
      if (fault.reason !== null) console.log(`accepted: ${faultText(fault.what)}. ${fault.reason}`);
    }
    console.log(
      `${rows} rows of ${trails} trails, ${accessTrails} trails of access events and ${anchors} anchors checked: ${faults.length} faults, ${faults.length - open.length} of them accepted.`,
    );
    if (open.length === 0) return;
    if (reason === null) process.exitCode = BROKEN;
    else {
      await accepted.accept(pool, open, { reason, at: machineClock() });
      console.log(`${open.length} faults are accepted now, as they stand. ${reason}`);
    }
  } finally {
    await database.close();
  }
}

function readReason(): string | null {
  const { values } = parseArgs({ options: { accept: { type: 'string' } } });
  const reason = values.accept?.trim();
  if (reason === '') throw new Error(`Say why they are accepted: ${USAGE}`);
  return reason ?? null;
}

await main().catch((error: Error) => {
  console.error(`Nothing was checked to its end. ${error.message}`);
  process.exitCode = 1;
});
