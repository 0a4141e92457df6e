import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Programs } from './embedded-binaries.ts';

export const USER = 'app';

/** A socket's path may hold 107 bytes, and '/.s.PGSQL.5432' takes 14 of them. */
const LONGEST_FOLDER = 90;

/** Where the data lies inside the folder that was asked for. */
export function dataFolder(folder: string): string {
  const data = join(resolve(folder), 'pg');
  if (Buffer.byteLength(data) > LONGEST_FOLDER) {
    throw new Error(
      `The database folder '${data}' has a path of more than ${LONGEST_FOLDER} bytes, too long for a socket. ` +
        'Set DATA_DIR to a folder with a shorter path.',
    );
  }
  return data;
}

/** Makes the database aside and renames it, so that a kill half way leaves no half database. */
export async function initialise(
  folder: string,
  data: string,
  programs: Programs,
): Promise<'initialised' | 'was-there'> {
  // Others have to walk through the folder when the server runs as another user.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  if (existsSync(data)) return 'was-there';
  removeLeftovers(folder);

  const aside = mkdtempSync(join(folder, ASIDE));
  try {
    if (programs.owner) chownSync(aside, programs.owner.uid, programs.owner.gid);
    await runInitdb(aside, programs);
    appendFileSync(join(aside, 'postgresql.conf'), SETTINGS);
    renameSync(aside, data);
    return 'initialised';
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another process was first: its database is as good as ours.
    if (existsSync(data)) return 'was-there';
    throw error;
  }
}

const ASIDE = 'pg.new-';
const HOUR = 3_600_000;

// Folders of starts that were killed. A younger one may still be written to.
function removeLeftovers(folder: string) {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(ASIDE))) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > HOUR) rmSync(path, { recursive: true, force: true });
  }
}

async function runInitdb(aside: string, programs: Programs) {
  const args = ['-D', aside, '-U', USER, '--auth-local=trust', '--auth-host=reject', '-E', 'UTF8', '--locale=C.UTF-8'];
  const initdb = programs.run('initdb', [...args, '-k'], aside, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  initdb.stderr?.on('data', (text) => {
    said += text;
  });
  const code = await once(initdb, 'close').then(([exit]) => exit as number, unusable);
  if (code !== 0) throw new Error(`The embedded PostgreSQL could not make its database: ${said.trim()}`);
}

// The program is there and still can not be found: its loader is missing, as on systems with musl.
function unusable(error: Error): never {
  throw new Error(
    `The embedded PostgreSQL does not run here (${error.message}); it needs a system with glibc. ` +
      'Set DATABASE_URL to a PostgreSQL of version 15 or later instead.',
    { cause: error },
  );
}

// No TCP port. The last five lines keep personal data, which statements and error details may hold, out of the log.
const SETTINGS = `
listen_addresses = ''
max_connections = 60
shared_buffers = 64MB
max_wal_size = 512MB
wal_level = minimal
max_wal_senders = 0
jit = off
timezone = 'UTC'
log_timezone = 'UTC'
client_connection_check_interval = '1s'
log_min_messages = warning
log_checkpoints = off
log_error_verbosity = terse
log_min_error_statement = panic
log_parameter_max_length = 0
`;
