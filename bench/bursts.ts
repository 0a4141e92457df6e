import { type Figure, quantile, rounded, type Shot } from './measure.ts';

/** So many shoppers ask in the same moment. */
export const AT_ONCE = 12;
/** Questions that are asked one after the other, and times that so many come at once. */
export const ALONE = 40;
export const BURSTS = 10;

type Shots = { alone: readonly Shot[]; together: readonly Shot[] };

/** What a question takes alone, and with eleven others. @returns the milliseconds of one alone, too. */
export async function burstFigures(title: string, origin: string, shots: Shots) {
  const alone = await inTurn(origin, shots.alone, 1);
  const together = await inTurn(origin, shots.together, AT_ONCE);
  const [p99, one] = [quantile(together.times, 0.99), quantile(alone.times, 0.5)];
  const figures: Figure[] = [
    ...timeFigures(`${title}, alone`, alone),
    ...timeFigures(`${title}, ${AT_ONCE} at once`, together),
    {
      name: `${title}, p99 of ${AT_ONCE} at once to one alone`,
      value: rounded(p99 / one, 1),
      unit: 'ratio',
      wanted: 'under 10',
    },
  ];
  return { figures, one };
}

type Times = { times: number[]; failed: number };

/** Each question once, some at a time. */
async function inTurn(origin: string, shots: readonly Shot[], atOnce: number): Promise<Times> {
  const result: Times = { times: [], failed: 0 };
  for (let at = 0; at < shots.length; at += atOnce) {
    await Promise.all(
      shots.slice(at, at + atOnce).map(async ({ path, body }) => {
        const began = performance.now();
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
        await reply.text();
        result.times.push(performance.now() - began);
        if (!reply.ok) result.failed += 1;
      }),
    );
  }
  return result;
}

const timeFigures = (name: string, { times, failed }: Times): Figure[] => [
  { name: `${name}, p50`, value: rounded(quantile(times, 0.5), 1), unit: 'ms' },
  { name: `${name}, p99`, value: rounded(quantile(times, 0.99), 1), unit: 'ms' },
  { name: `${name}, failed`, value: failed, unit: `of ${times.length}`, wanted: '0' },
];
