import autocannon from 'autocannon';

/** One number of a run, with what it is compared to. */
export type Figure = { name: string; value: number; unit: string; note?: string; wanted?: string };

/** With a body it is posted. Several shots take turns, at the origin of the url; each connection may have its own. */
export type Target = {
  url: string;
  headers?: Record<string, string> | undefined;
  body?: object | undefined;
  shots?: readonly Shot[] | ((connection: number) => readonly Shot[]);
};

const CONNECTIONS = 10;
const SECONDS = 4;
const ROUNDS = 3;

/** Requests a second of each target, in turns, so that a busy machine slows all of them alike. */
export async function throughputs<Name extends string>(
  targets: Record<Name, Target>,
  connections = CONNECTIONS,
): Promise<Record<Name, number>> {
  const names = Object.keys(targets) as Name[];
  const rounds = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await shoot(targets[name], 1, connections);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) rounds[name].push(await shoot(targets[name], SECONDS, connections));
  }
  return Object.fromEntries(names.map((name) => [name, median(rounds[name])])) as Record<Name, number>;
}

async function shoot({ url, headers, body, shots }: Target, duration: number, connections: number): Promise<number> {
  let connected = 0;
  const result = await autocannon({
    url,
    connections,
    duration,
    ...(typeof shots === 'function'
      ? { setupClient: (client) => client.setRequests(shots(connected++).map(asRequest)) }
      : shots
        ? { requests: shots.map(asRequest) }
        : requestOf({ headers, body })),
  });
  // An answer that says that nothing has changed is one.
  const refused = result.non2xx - result['3xx'];
  if (refused > 0 || result.errors > 0) throw new Error(`${url}: ${refused} refused, ${result.errors} lost`);
  return result.requests.average;
}

export type Load = { p50: number; p99: number; answered: number; failed: number };

export type Shot = { path: string; headers?: Record<string, string> | undefined; body?: object | undefined };

/** Requests at a fixed rate, whatever the answers take; times in milliseconds. */
export async function atRate(origin: string, shots: readonly Shot[], rate: number, seconds: number) {
  const result = await autocannon({
    url: origin,
    requests: shots.map(asRequest),
    connections: CONNECTIONS,
    overallRate: rate,
    duration: seconds,
  });
  const { p50, p99 } = result.latency;
  return { p50, p99, answered: result['2xx'], failed: result.non2xx + result.errors + result.timeouts } satisfies Load;
}

const asRequest = ({ path, ...shot }: Shot) => ({ path, ...requestOf(shot) });

const requestOf = ({ headers, body }: Pick<Shot, 'headers' | 'body'>) => ({
  method: body ? ('POST' as const) : ('GET' as const),
  headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  ...(body && { body: JSON.stringify(body) }),
});

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The value below which a part of them lies. */
export const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

export const rounded = (value: number, digits = 2) => Number(value.toFixed(digits));
