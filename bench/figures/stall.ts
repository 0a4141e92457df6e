import { fork } from 'node:child_process';
import { once } from 'node:events';
import { CALLS } from '#contract/calls.ts';
import { type Form, fetched, type Plan } from '../fetched.ts';
import type { Loop, Looped } from '../looping-clients.ts';
import { type Figure, quantile, rounded } from '../measure.ts';
import { startSubject } from '../start-subject.ts';

const SEARCH = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes/033';
const CLIENTS = 10;
const READS = 400;
/** The largest call that is priced: 60 drugs at 16 plans. */
const DRUGS = 60;
const PLANS = 16;

/**
 * Clients that ask for the largest estimate in a loop, and what a profile read takes meanwhile: with the budgets of the
 * configuration, and without, where only the lane stands between them and the reads.
 */
export async function* stallFigures(): AsyncIterable<Figure> {
  yield* stalledBy('with budgets', { PRICES_PER_SECOND: '1500', PRICES_PER_SECOND_FROM_ADDRESS: '6000' });
  yield* stalledBy('without budgets', {});
}

async function* stalledBy(name: string, environment: Record<string, string>): AsyncIterable<Figure> {
  const { origin, sessions, stop } = await startSubject({ environment });
  const [member] = sessions;
  if (!member) throw new Error('There are no sessions to measure.');
  const read = () => readTimes(`${origin}/landrover/api/Users/${member.uuid}/all`, member.cookie);
  try {
    const body = JSON.stringify(await largestEstimate(origin));
    await read();
    const alone = await read();
    const looping = loop(origin, body);
    const beside = await read();
    const { answered, refused } = await looping.stop();
    const p99 = (times: readonly number[]) => quantile(times, 0.99);
    yield {
      name: `profile reads beside ${CLIENTS} looping clients, p99 to alone, ${name}`,
      value: rounded(p99(beside) / p99(alone), 1),
      unit: 'ratio',
      wanted: 'at most 3',
      note: `${rounded(p99(alone), 1)} ms alone; of the estimates ${answered} were answered and ${refused} refused`,
    };
  } finally {
    await stop();
  }
}

/** One after the other. @throws when one is not answered. */
async function readTimes(url: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let each = 0; each < READS; each += 1) {
    const began = performance.now();
    const reply = await fetch(url, { headers: { cookie } });
    await reply.text();
    if (!reply.ok) throw new Error(`A profile read was answered ${reply.status}`);
    times.push(performance.now() - began);
  }
  return times;
}

/** As fast as they are answered, until they are stopped; the reads are not late by what the loops themselves cost. */
function loop(origin: string, body: string) {
  const child = fork('bench/looping-clients.ts', { execArgv: ['--import', 'tsx'] });
  child.send({ url: origin + CALLS.estimatePlanCost.path, clients: CLIENTS, body } satisfies Loop);
  return {
    async stop(): Promise<Looped> {
      child.send('stop');
      const [looped] = (await once(child, 'message')) as [Looped];
      return looped;
    },
  };
}

async function largestEstimate(origin: string) {
  const { plans } = await fetched<{ plans: Plan[] }>(origin + SEARCH);
  return {
    zip: '98101',
    county: '53033',
    pharmacy: null,
    plans: plans
      .slice(0, PLANS)
      .map(({ contractId, pbpNumber, segmentId, planYear }) => ({ contractId, pbpNumber, segmentId, planYear })),
    drugs: (await codesOf(origin)).map((ndc) => ({
      ndc,
      quantity: 1,
      frequency: 'Day',
      supplyLength: 30,
      packageSize: null,
      packageQuantity: null,
    })),
  };
}

/** Codes of as many drugs, found as somebody finds them who types two letters. */
async function codesOf(origin: string): Promise<string[]> {
  const codes = new Set<string>();
  for (const text of [
    'li',
    'at',
    'me',
    'am',
    'lo',
    'se',
    'ca',
    'pr',
    'el',
    'hu',
    'zo',
    'ga',
    'fu',
    'hy',
    'om',
    'xa',
    'si',
    'wa',
  ]) {
    const { drugs } = await fetched<{ drugs: { name: string }[] }>(origin + CALLS.findDrugNames.path, { text });
    for (const { name } of drugs) {
      const { forms } = await fetched<{ forms: Form[] }>(origin + CALLS.listDrugForms.path, { name });
      for (const { nationalDrugCode } of forms) codes.add(nationalDrugCode);
    }
    if (codes.size >= DRUGS) return [...codes].slice(0, DRUGS);
  }
  throw new Error('The sample lacks drugs to price.');
}
