import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** In characters. Of short batches PostgreSQL leaves the rest of the room that it takes for each empty. */
const BATCH = 4_000_000;

/**
 * Ready lines for several tables, sent on one connection: a batch is on its way while the next one is read. A target is a
 * table with its columns in brackets.
 */
export function copyBatches(client: pg.ClientBase) {
  const batches = new Map<string, string>();
  let waiting = 0;
  let sending = Promise.resolve();

  async function send() {
    await sending;
    const full = [...batches];
    batches.clear();
    waiting = 0;
    sending = sendAll(full);
    // The next wait tells of a failure; until then it must not count as overlooked.
    sending.catch(() => {});
  }

  async function sendAll(full: readonly [string, string][]) {
    for (const [target, text] of full) await copyText(client, target, text);
  }

  return {
    put(target: string, lines: string) {
      batches.set(target, (batches.get(target) ?? '') + lines);
      waiting += lines.length;
    },
    /** Memory holds two batches at most, however long the files are. */
    sendIfFull: () => (waiting > BATCH ? send() : null),
    async flush() {
      await send();
      await sending;
    },
  };
}

async function copyText(client: pg.ClientBase, target: string, text: string) {
  const stream = client.query(copyFrom(`copy ${target} from stdin`));
  const done = finished(stream);
  if (!stream.write(text)) await Promise.race([once(stream, 'drain'), done]);
  stream.end();
  await done;
}
