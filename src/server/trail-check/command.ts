import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../open-database.ts';
import { accessChain } from '../profile/access-chain.ts';
import { auditChain } from '../profile/audit.ts';
import { localKeyRing, parseKeyRing } from '../security/key-ring.ts';
import { auditAnchors } from './anchors.ts';
import { faultText } from './fault-text.ts';
import { verifyTrails } from './verify.ts';

/** Exit code of a trail that does not fit; other faults are 1. */
const BROKEN = 3;

/** `npm run audit:verify`, beside a running server or without one. */
async function main() {
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database.pool, 'migrations');
    const ring = config.auditKeys ? parseKeyRing(config.auditKeys) : localKeyRing(config.dataDir, 'audit');
    const chains = { chain: auditChain(ring), access: accessChain(ring), anchors: auditAnchors(ring) };
    const { rows, trails, accessTrails, anchors, faults } = await verifyTrails({ pool: database.pool, ...chains });
    for (const fault of faults) console.error(faultText(fault));
    console.log(
      `${rows} rows of ${trails} trails, ${accessTrails} trails of access events and ${anchors} anchors checked: ${faults.length} faults.`,
    );
    if (faults.length > 0) process.exitCode = BROKEN;
  } finally {
    await database.close();
  }
}

await main().catch((error: Error) => {
  console.error(`Nothing was checked to its end. ${error.message}`);
  process.exitCode = 1;
});
