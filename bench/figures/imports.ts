import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Keeper } from '../claims/keeper.ts';
import { atRate, type Figure, median, quantile, rounded, type Shot } from '../measure.ts';
import { startSubject } from '../start-subject.ts';
import type { Signed } from '../subject.ts';

const ALONE = 30;
const AT_ONCE = 50;
const ROUNDS = 2;
const RATE = 100;
const SECONDS = 12;
/** As many members as are imported, each once in a month, and some to warm up with. */
export const MEMBERS = 5 + ALONE + ROUNDS * AT_ONCE;

/** What an import of two years takes without its keeper's time, and what fifty at once do to everybody else. */
export async function importFigures(): Promise<Figure[]> {
  const keeper = fork('bench/claims/keeper.ts', [], { execArgv: ['--import', 'tsx'] });
  const [{ origin: claims, paths }] = (await once(keeper, 'message')) as [Keeper];
  const environment = { BENCH_CLAIMS: claims, BENCH_MEMBERS: String(MEMBERS) };
  const { origin, sessions, stop } = await startSubject({ environment });
  const members = sessions.slice(0, MEMBERS);
  const reads = sessions.slice(MEMBERS).map(({ uuid, cookie }) => readOf(uuid, cookie));
  try {
    await inTurn(members.splice(0, 5), origin);
    const alone = await inTurn(members.splice(0, ALONE), origin);
    const keeping = await timesOfKeeper(claims, paths);
    const without: number[] = [];
    const beside: number[] = [];
    const lasted: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      without.push((await atRate(origin, reads, RATE, SECONDS)).p99);
      const [load, took] = await Promise.all([
        atRate(origin, reads, RATE, SECONDS),
        together(members.splice(0, AT_ONCE), origin),
      ]);
      if (load.failed > 0) throw new Error(`${load.failed} reads failed beside imports`);
      beside.push(load.p99);
      lasted.push(took);
    }
    return [
      {
        name: 'resources of an import',
        value: (paths.length - 2) * 50,
        unit: 'claims',
        note: `${paths.length} answers`,
      },
      { name: 'an import, half of them', value: rounded(median(alone), 0), unit: 'ms' },
      { name: 'the keeper of it, half of them', value: rounded(median(keeping), 0), unit: 'ms' },
      { name: 'an import without its keeper', value: rounded(median(alone) - median(keeping), 0), unit: 'ms' },
      { name: `${AT_ONCE} imports at once`, value: rounded(median(lasted) / 1000, 1), unit: 's' },
      { name: `99 of 100 reads at ${RATE} a second took at most`, value: rounded(mean(without), 1), unit: 'ms' },
      { name: `the same beside ${AT_ONCE} imports`, value: rounded(mean(beside), 1), unit: 'ms' },
      {
        name: `p99 beside ${AT_ONCE} imports to p99 without`,
        value: rounded(mean(beside) / mean(without), 1),
        unit: 'ratio',
        wanted: 'at most 2',
      },
    ];
  } finally {
    await stop();
    end(keeper);
  }
}

const readOf = (uuid: string, cookie: string): Shot => ({
  path: `/landrover/api/Users/${uuid}/plans/2027`,
  headers: { cookie },
});

async function importOf({ uuid, cookie }: Signed, origin: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(`${origin}/landrover/api/profiles/import/member-items/v1`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ uuid, isAuthUser: true, triggeredBy: 'MEMBER' }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return performance.now() - began;
}

async function inTurn(members: readonly Signed[], origin: string): Promise<number[]> {
  const times: number[] = [];
  for (const member of members) times.push(await importOf(member, origin));
  return times;
}

/** @returns how long it took until the last was done. */
const together = async (members: readonly Signed[], origin: string) =>
  quantile(await Promise.all(members.map((member) => importOf(member, origin))), 1);

/** The same questions as an import has, asked by nobody who reads the answers. */
async function timesOfKeeper(claims: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ALONE; round += 1) {
    const began = performance.now();
    for (const path of paths) await (await fetch(claims + path)).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const end = (keeper: ChildProcess) => keeper.kill('SIGTERM');
