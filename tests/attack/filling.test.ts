import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineClock } from '#server/clock.ts';
import { MOST_ANSWERS } from '#server/profile/idempotency.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { LISINOPRIL } from '../support/drugs.ts';
import { codeBody } from '../support/sign-in.ts';
import { guest } from '../support/test-client.ts';

/** Somebody tries to fill the database. With LONG each loop goes on for 20 seconds. */
const LONG = Boolean(process.env['LONG']);
const [TRIES, MILLISECONDS] = LONG ? [Number.POSITIVE_INFINITY, 20_000] : [250, Number.POSITIVE_INFINITY];
const MOST_GROWTH = 5 * 1024 * 1024;

/** Into a minute, so that a true Retry-After can be told from a fixed one. */
const STOPPED = Date.parse('2026-11-16T16:00:15.500Z');
const UNTIL_NEXT_MINUTE = '45';

let subject: TestApp;
let now = machineClock;
beforeAll(async () => {
  // The changes that a server allows when nothing is configured.
  const environment = { WRITES_PER_MINUTE: '120', WRITES_PER_MINUTE_FROM_ADDRESS: '3000', GUESTS_PER_MINUTE: '3' };
  subject = await testApp({ environment, machine: () => now() });
});
afterAll(() => subject.close());

const sizeOf = async () => {
  const { rows } = await subject.pool.query<{ size: string }>('select pg_database_size(current_database()) as size');
  return Number(rows[0]?.size);
};

const drugs = (drugQuantity: number) => ({
  drugInfoDetails: Array.from({ length: 60 }, (_, at) => ({
    ...LISINOPRIL,
    nationalDrugCode: String(10_000_000_000 + at),
    drugQuantity,
  })),
});

test.each([
  ['the same 60 drugs', () => 1],
  ['60 drugs that change each time', (tries: number) => 1 + (tries % 9)],
])('one guest who saves %s in a loop, with a new key each time, adds at most 5 MB', async (_, quantity) => {
  now = LONG ? machineClock : () => STOPPED;
  const filler = await guest(subject.app);
  const before = await sizeOf();
  const ends = machineClock() + MILLISECONDS;
  const statuses = new Set<number>();
  let version = 1;
  for (let tries = 0; tries < TRIES && machineClock() < ends; tries += 1) {
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': `fill-${tries}` };
    const reply = await filler.post(`${filler.profile}/drugs/2027`, drugs(quantity(tries)), headers);
    statuses.add(reply.statusCode);
    if (reply.statusCode === 200) version = Number(reply.json<{ versions: { drugs: number } }>().versions.drugs);
  }
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await sizeOf()) - before).toBeLessThanOrEqual(MOST_GROWTH);
});

test('a half-typed drug that is kept again and again is kept 120 times in a minute', async () => {
  now = () => STOPPED;
  const typist = await guest(subject.app);
  const values = { form: '', package: '', size: '', quantity: '', frequency: '', supply: '' };
  const keep = (quantity: number) =>
    typist.post(`${typist.profile}/drugDraft`, {
      drugName: 'Eliquis',
      isGeneric: false,
      drugId: null,
      values: { ...values, quantity: String(quantity) },
    });
  const statuses: number[] = [];
  for (let tries = 0; tries < 123; tries += 1) statuses.push((await keep(tries)).statusCode);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([120, 429]);
  // What is saved is counted by itself.
  const saved = await typist.post(`${typist.profile}/drugs/2027`, drugs(1), { 'if-match': '"1"' });
  expect(saved.statusCode).toBe(200);
});

test('a program that changes a profile all day leaves its newest 200 answers, and is judged by its version before', async () => {
  const MINUTE = 60_000;
  let changes = 0;
  now = () => STOPPED + (10 + Math.floor(changes / 100)) * MINUTE * 2;
  const filler = await guest(subject.app);
  const change = (at: number) => {
    const headers = { 'if-match': `"${at + 1}"`, 'idempotency-key': `all-day-${at}` };
    return filler.post(`${filler.profile}/extraHelp/2027`, { choice: at % 2 ? 'no' : 'yes' }, headers);
  };
  for (; changes < 205; changes += 1) expect((await change(changes)).statusCode).toBe(200);
  const kept = 'select count(*)::int as count from kept_answer where profile_uuid = $1';
  expect((await subject.pool.query(kept, [filler.uuid])).rows).toEqual([{ count: MOST_ANSWERS }]);
  expect([(await change(0)).statusCode, (await change(204)).statusCode]).toEqual([412, 200]);
});

const refusals = async (
  asks: () => Promise<{ statusCode: number; headers: Record<string, unknown> }>,
  times: number,
) => {
  now = () => STOPPED;
  const refused = [];
  for (let tries = 0; tries < times; tries += 1) {
    const { statusCode, headers } = await asks();
    if (statusCode === 429) refused.push(headers['retry-after']);
  }
  return refused;
};

let networks = 0;
/** Each call from another address of one IPv6 network. */
const fromOneNetwork = () => {
  networks += 1;
  const network = `2001:db8:0:${networks}`;
  let addresses = 0;
  return (url: string, payload: object) => {
    addresses += 1;
    const headers = { host: 'lantern.localhost', 'sec-fetch-site': 'same-origin' };
    const remoteAddress = `${network}::${addresses}`;
    return subject.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
  };
};

test('guests from many addresses of one IPv6 network are counted as of one', async () => {
  const ask = fromOneNetwork();
  expect(await refusals(() => ask('/landrover/api/guests', {}), 5)).toEqual([UNTIL_NEXT_MINUTE, UNTIL_NEXT_MINUTE]);
  const elsewhere = fromOneNetwork();
  expect((await elsewhere('/landrover/api/guests', {})).statusCode).toBe(201);
});

test('so are codes that open nothing, and the answer says truly when to try again', async () => {
  const ask = fromOneNetwork();
  const tries = () => ask('/landrover/api/apps/aarp/authValidate', codeBody('made-up', 'x'));
  expect(await refusals(tries, 32)).toEqual([UNTIL_NEXT_MINUTE, UNTIL_NEXT_MINUTE]);
});
