import { openPool } from '#server/db/pool.ts';
import { load } from '../load/load.ts';

const SAMPLE_MS = 50;
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);

// A process of its own, which a test lets die in the middle of a load: at once, as by kill -9, when it says the words.
const [, , connection = '', folder = '', words = ''] = process.argv;
const pool = openPool(JSON.parse(connection));
const megabytesBefore = megabytes();
let megabytesPeak = megabytesBefore;
const sampling = setInterval(() => {
  megabytesPeak = Math.max(megabytesPeak, megabytes());
}, SAMPLE_MS);
const start = performance.now();
await load(pool, folder, {
  accept: 'the test',
  onProgress: (message) => {
    if (message.includes(words)) process.kill(process.pid, 'SIGKILL');
  },
});
clearInterval(sampling);
process.send?.({ megabytesBefore, megabytesPeak, seconds: Math.round((performance.now() - start) / 1000) });
await pool.end();
if (process.connected) process.disconnect();
