import autocannon from 'autocannon';

/** One number of a run, with what it is compared to. */
export type Figure = { name: string; value: number; unit: string; note?: string; wanted?: string };

export type Target = { url: string; headers?: Record<string, string> };

const CONNECTIONS = 10;
const SECONDS = 4;
const ROUNDS = 3;

/** Requests a second of each target, in turns, so that a busy machine slows all of them alike. */
export async function throughputs<Name extends string>(targets: Record<Name, Target>): Promise<Record<Name, number>> {
  const names = Object.keys(targets) as Name[];
  const rounds = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await shoot(targets[name], 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) rounds[name].push(await shoot(targets[name], SECONDS));
  }
  return Object.fromEntries(names.map((name) => [name, median(rounds[name])])) as Record<Name, number>;
}

async function shoot({ url, headers }: Target, duration: number): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration, ...(headers && { headers }) });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} lost`);
  return result.requests.average;
}

export type Load = { p50: number; p99: number; answered: number; failed: number };

/** Requests at a fixed rate, whatever the answers take; times in milliseconds. */
export async function atRate(origin: string, paths: { path: string; cookie: string }[], rate: number, seconds: number) {
  const requests = paths.map(({ path, cookie }) => ({ method: 'GET' as const, path, headers: { cookie } }));
  const result = await autocannon({
    ...{ url: origin, requests, connections: CONNECTIONS, overallRate: rate, duration: seconds },
  });
  const { p50, p99 } = result.latency;
  return { p50, p99, answered: result['2xx'], failed: result.non2xx + result.errors + result.timeouts } satisfies Load;
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const rounded = (value: number, digits = 2) => Number(value.toFixed(digits));
