import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Programs } from './embedded-binaries.ts';

/** Where a server of our own runs, and what starts it. */
export type Place = { data: string; connection: pg.ClientConfig; programs: Programs };

export type Joined = {
  /** The connection that shows other processes that this one uses the server. */
  presence: pg.Client;
  /** Kept when the presence has ended, by us or by a loss. */
  ended: Promise<void>;
  own: boolean;
};

export const PATIENCE_MS = 30_000;
const ASK_EVERY_MS = 20;
const LONGEST_PAUSE_MS = 500;

const PRESENT = 'embedded: in use';
const LEAVING = 'embedded: leaving';

/**
 * PostgreSQL itself is the judge of its lock file: after a kill -9 the old one may linger, so starting is tried again
 * until it may, and the lock is never deleted.
 * @returns null when nobody is there and the server may not be started.
 */
export async function startOrJoin(
  { data, connection, programs }: Place,
  patienceMs: number,
  mayStart: () => boolean,
): Promise<Joined | null> {
  const deadline = performance.now() + patienceMs;
  let server: ChildProcess | null = null;
  let pause = ASK_EVERY_MS;
  while (performance.now() < deadline) {
    const found = await connect(connection);
    if (typeof found === 'object') return { ...found, own: server?.pid === postmasterOf(data) };
    const running = server?.exitCode === null && server.signalCode === null;
    if (found === 'nobody-there' && !running) {
      if (!mayStart()) return null;
      // Each start that failed makes the next one wait longer.
      if (server) await sleep(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      server = spawnServer(data, programs);
    }
    await sleep(ASK_EVERY_MS);
  }
  throw new Error(`The embedded PostgreSQL did not start. Its log ends with: ${endOf(logOf(data))}`);
}

async function connect(config: pg.ClientConfig): Promise<Omit<Joined, 'own'> | 'nobody-there' | 'busy'> {
  const client = new pg.Client({ ...config, application_name: PRESENT, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  try {
    await client.connect();
    return { presence: client, ended };
  } catch (error) {
    await client.end().catch(() => {});
    // Any other fault is that of a server which starts, stops, recovers, is full or broke off while it was asked.
    return ['ENOENT', 'ECONNREFUSED'].includes((error as { code?: string }).code ?? '') ? 'nobody-there' : 'busy';
  }
}

function spawnServer(data: string, programs: Programs): ChildProcess {
  const log = openSync(logOf(data), 'a');
  // In its own session: Ctrl-C reaches this process, which then stops the server in good order.
  const options = { detached: true, stdio: ['ignore' as const, log, log] };
  const server = programs.run('postgres', ['-D', data, '-k', data], data, options);
  closeSync(log);
  server.on('error', () => {});
  server.unref();
  return server;
}

/**
 * Each marks itself as leaving before it looks for others, so of two that leave at once at least one stops the server.
 * @returns false when the connection was lost before that was done.
 */
export async function leave(presence: pg.Client, data: string): Promise<boolean> {
  try {
    await presence.query(`set application_name = '${LEAVING}'`);
    const others = await presence.query('select from pg_stat_activity where application_name = $1', [PRESENT]);
    if (others.rowCount === 0) await stopServer(data);
    return true;
  } catch {
    // The server may be gone, and the number in its lock file may by now belong to a stranger.
    return false;
  } finally {
    await presence.end().catch(() => {});
  }
}

async function stopServer(data: string) {
  const pid = postmasterOf(data);
  if (pid === null || !signal(pid, 'SIGINT')) return;
  const deadline = performance.now() + PATIENCE_MS;
  while (postmasterOf(data) === pid && signal(pid, 0) && performance.now() < deadline) await sleep(10);
}

/** PostgreSQL removes the file when it has stopped in good order, and leaves it when it was killed. */
function postmasterOf(data: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

const logOf = (data: string) => `${data}.log`;
const endOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n').slice(-3).join(' | ');
