import { load, loadDirectories } from '#server/catalogue/load/load.ts';
import { openDatabase } from '#server/open-database.ts';
import { databaseSeconds } from './database-seconds.ts';
import type { PartMeasure } from './load-apart.ts';

const SAMPLE_MS = 50;
const NOW = new Date('2026-11-16T12:00:00Z');
const megabytes = () => process.memoryUsage().rss / 1e6;

/** A process of its own, whose memory is that of the load. */
const [, , dataDir = '', what = '', input = ''] = process.argv;
const database = await openDatabase({ databaseUrl: null, keeperDatabaseUrl: null, dataDir, namedStatements: true });

const megabytesBefore = megabytes();
let megabytesPeak = megabytesBefore;
const sampling = setInterval(() => {
  megabytesPeak = Math.max(megabytesPeak, megabytes());
}, SAMPLE_MS);
const databaseBefore = databaseSeconds(dataDir);
const before = process.cpuUsage();
const began = performance.now();
if (what === 'directories') await loadDirectories(database.pool, input, { now: NOW });
else await load(database.pool, input, { accept: 'measured' });
clearInterval(sampling);
const seconds = (performance.now() - began) / 1000;
const spent = process.cpuUsage(before);
process.send?.({
  seconds,
  processorSeconds: (spent.user + spent.system) / 1e6,
  databaseSeconds: databaseSeconds(dataDir) - databaseBefore,
  megabytesBefore,
  megabytesPeak,
} satisfies PartMeasure);
await database.close();
process.disconnect();
