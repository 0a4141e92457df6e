import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import { guest } from '#tests/support/test-client.ts';

const MOST = 4;
const MOST_FROM_ADDRESS = 9;
const START = Date.parse('2026-11-16T16:00:00Z');

let at = START;
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  const environment = {
    WRITES_PER_MINUTE: String(MOST),
    WRITES_PER_MINUTE_FROM_ADDRESS: String(MOST_FROM_ADDRESS),
    TRUST_PROXY: '127.0.0.1',
  };
  one = await testApp({ environment, machine: () => at });
  other = await testApp({ environment, machine: () => at, beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

type Guest = Awaited<ReturnType<typeof guest>>;

const asking = (process: TestApp, { jar, profile }: Guest, address: string) =>
  async function save(version: number, key: string, drugQuantity = version) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return process.app.inject({
      method: 'POST',
      url: `${profile}/drugs/2027`,
      payload: { drugInfoDetails: [{ ...LISINOPRIL, drugQuantity }] },
      headers: {
        host: 'lantern.localhost',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        'if-match': `"${version}"`,
        'idempotency-key': key,
        cookie,
      },
    });
  };

test('changes of one profile are counted by all processes together, and the answer says when to try again', async () => {
  at = START + 15_500;
  const shopper = await guest(one.app);
  const [here, there] = [asking(one, shopper, '192.0.2.1'), asking(other, shopper, '192.0.2.1')];
  const made = [await here(1, 'a'), await there(2, 'b'), await here(3, 'c'), await there(4, 'd')];
  expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);

  const refused = [await here(5, 'e'), await there(5, 'f')];
  for (const { statusCode, headers, json } of refused) {
    expect([statusCode, headers['retry-after'], json().code]).toEqual([429, '60', 'too-many-changes']);
  }
  const known = await there(4, 'd');
  expect([known.statusCode, known.body]).toEqual([200, made[3]?.body]);
  const { versions } = (await shopper.get(`${shopper.profile}/drugs`)).json<ProfileReply>();
  expect(versions.drugs).toBe(5);

  at += 45_000;
  expect((await here(5, 'e')).headers['retry-after']).toBe('15');
  at += 15_000;
  expect((await here(5, 'e')).statusCode).toBe(200);
});

test('a request that is repeated with its key, and one that is refused for its version, count nothing', async () => {
  at = START + 10 * 60_000;
  const shopper = await guest(one.app);
  const save = asking(one, shopper, '192.0.2.2');
  for (let repetition = 0; repetition <= MOST; repetition += 1) expect((await save(1, 'a')).statusCode).toBe(200);
  for (let repetition = 0; repetition <= MOST; repetition += 1) expect((await save(1, 'b')).statusCode).toBe(412);
  for (let version = 2; version <= MOST; version += 1) expect((await save(version, `${version}`)).statusCode).toBe(200);
  expect((await save(MOST + 1, 'over')).statusCode).toBe(429);
});

test('changes that come from one address are counted too, whichever profile they change', async () => {
  at = START + 20 * 60_000;
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => guest(one.app)));
  const savesOf = async (shopper: Guest) => {
    const save = asking(one, shopper, '192.0.2.3');
    const statuses = [];
    for (const version of [1, 2, 3]) statuses.push((await save(version, `${version}`)).statusCode);
    return statuses;
  };
  const statuses = [];
  for (const shopper of shoppers) statuses.push(...(await savesOf(shopper)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_FROM_ADDRESS);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12 - MOST_FROM_ADDRESS);

  const [elsewhere] = shoppers;
  const saved = elsewhere && (await asking(other, elsewhere, '192.0.2.4')(4, 'elsewhere'));
  expect(saved?.statusCode).toBe(200);
});

test('profile and address are kept as digests', async () => {
  const { rows } = await one.pool.query<{ who_digest: string }>('select who_digest from write_count');
  expect(rows.length).toBeGreaterThan(0);
  for (const { who_digest } of rows) expect(who_digest).toMatch(/^k1\.[\w-]{43}$/);
});
