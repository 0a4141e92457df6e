import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { embeddedPrograms } from './embedded-binaries.ts';
import { dataFolder, initialise, USER } from './embedded-folder.ts';
import { type Joined, leave, PATIENCE_MS, type Place, startOrJoin } from './embedded-server.ts';

export type Embedded = {
  connection: pg.PoolConfig;
  how: 'initialised' | 'started' | 'adopted';
  /** Stops the server too, unless another process still uses it. */
  stop(): Promise<void>;
};

/** Starts the PostgreSQL of a folder, or joins the one that already runs there, and keeps it running until stop(). */
export async function startEmbedded(folder: string, patienceMs = PATIENCE_MS): Promise<Embedded> {
  const data = dataFolder(folder);
  const programs = embeddedPrograms();
  const made = await initialise(resolve(folder), data, programs);

  const connection = { host: data, port: 5432, user: USER, database: 'postgres', ssl: false };
  const join = (mayStart: () => boolean) => joinDurable({ data, connection, programs }, patienceMs, mayStart);
  const first = await join(always);
  const how = made === 'initialised' ? made : first?.own ? 'started' : 'adopted';
  return { connection, how, stop: stayJoined(first, data, join) };
}

type Join = (mayStart: () => boolean) => Promise<Joined | null>;

const always = () => true;
const never = () => false;

async function joinDurable(place: Place, patienceMs: number, mayStart: () => boolean): Promise<Joined | null> {
  const joined = await startOrJoin(place, patienceMs, mayStart);
  try {
    if (joined) await mustBeDurable(joined.presence);
  } catch (error) {
    if (joined) await leave(joined.presence, place.data);
    throw error;
  }
  return joined;
}

async function mustBeDurable(client: pg.Client) {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await client.query<Record<string, string>>(`show ${setting}`);
    if (rows[0]?.[setting] !== 'on') throw new Error(`The embedded PostgreSQL must run with ${setting} = on`);
  }
}

const PAUSE_MS = 1000;

/** Joins again whenever the presence is lost, and so starts a server again that has died. @returns how to stop. */
function stayJoined(first: Joined | null, data: string, join: Join): () => Promise<void> {
  let staying = true;
  const watch = (joined: Joined | null) => {
    void joined?.ended.then(() => {
      if (staying) current = rejoin();
    });
    return joined;
  };

  const rejoin = async (): Promise<Joined | null> => {
    while (staying) {
      try {
        return watch(await join(() => staying));
      } catch (error) {
        console.error((error as Error).message);
        await sleep(PAUSE_MS);
      }
    }
    return null;
  };

  let current = Promise.resolve(watch(first));
  return async () => {
    staying = false;
    let joined = await current;
    // A connection lost on the way out may leave a server that still runs.
    while (joined && !(await leave(joined.presence, data))) joined = await join(never).catch(() => null);
  };
}
