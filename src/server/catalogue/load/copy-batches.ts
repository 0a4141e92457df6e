import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { textBytes } from './text-bytes.ts';

/** In bytes. Of short batches PostgreSQL leaves the rest of the room that it takes for each empty. */
const BATCH = 4_000_000;

/**
 * Ready lines for several tables, sent on one connection: a batch is on its way while the next one is read. A target is a
 * table with its columns in brackets.
 */
export function copyBatches(client: pg.ClientBase) {
  const batches = new Map<string, TextBytes>();
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

  async function sendAll(full: readonly [string, TextBytes][]) {
    for (const [target, text] of full) await copyBytes(client, target, text.bytes());
  }

  return {
    put(target: string, lines: string) {
      const batch = batches.get(target) ?? textBytes();
      batches.set(target, batch);
      waiting += batch.add(lines);
    },
    /** Memory holds two batches at most, however long the files are. */
    sendIfFull: () => (waiting > BATCH ? send() : null),
    async flush() {
      await send();
      await sending;
    },
  };
}

type TextBytes = ReturnType<typeof textBytes>;

async function copyBytes(client: pg.ClientBase, target: string, bytes: Buffer) {
  const stream = client.query(copyFrom(`copy ${target} from stdin`));
  const done = finished(stream);
  if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), done]);
  stream.end();
  await done;
}
