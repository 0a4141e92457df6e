import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TICKS_A_SECOND = 100;

/** The processor seconds of an embedded database so far: of all its processes, those that have ended among them. */
export function databaseSeconds(dataDir: string): number {
  const server = Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const times = timesOf(name);
    if (!times) continue;
    if (Number(name) === server) ticks += times.own + times.ofEnded;
    else if (times.parent === server) ticks += times.own;
  }
  return ticks / TICKS_A_SECOND;
}

/** As proc(5) has them, behind the name in brackets; null for a process that has just ended. */
function timesOf(pid: string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return { parent, own: user + system, ofEnded: endedUser + endedSystem };
  } catch {
    return null;
  }
}
