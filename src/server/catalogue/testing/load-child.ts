import { openPool } from '#server/db/pool.ts';
import { load } from '../load/load.ts';

// A process of its own, which a test lets die in the middle of a load: at once, as by kill -9, when it says the words.
const [, , connection = '', folder = '', words = ''] = process.argv;
await load(openPool(JSON.parse(connection)), folder, {
  onProgress: (message) => {
    if (message.includes(words)) process.kill(process.pid, 'SIGKILL');
  },
});
