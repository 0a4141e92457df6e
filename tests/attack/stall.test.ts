import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { daily, ESTIMATE_PATH, IN_SEATTLE } from '../support/drug-costs.ts';
import { guest, testClient } from '../support/test-client.ts';

/** Somebody without a sign-in tries to keep the site busy. The loop is `npm run bench -- stall`. */
const PER_SECOND = 100;
/** Of one browser: 20 seconds' worth. From one address it is twice that. */
const AT_ONCE = 20 * PER_SECOND;
const COMPARE_PATH = '/drug-pricing-api/drugpricing/comparepharmacies';
const RECEIPT_PATH = '/drug-pricing-api/drugpricing/explainplancost';

let now = Date.now();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({
    machine: () => now,
    environment: { PRICES_PER_SECOND: String(PER_SECOND), PRICES_PER_SECOND_FROM_ADDRESS: String(2 * PER_SECOND) },
  });
});
afterAll(() => subject.close());

const lists = (drugs: number, plans: number) => ({
  ...IN_SEATTLE,
  drugs: Array.from({ length: drugs }, (_, at) => daily(String(10_000_000_000 + at))),
  plans: Array.from({ length: plans }, (_, at) => ({
    contractId: 'H9999',
    pbpNumber: String(at).padStart(3, '0'),
    segmentId: '000',
    planYear: 2027,
  })),
});

let callers = 0;
/** Each from an address of its own, unless it is given, and with a cookie of its own. */
function caller(given: { remoteAddress?: string } = {}) {
  callers += 1;
  const { remoteAddress = `198.51.100.${callers}` } = given;
  const cookie = `sp=${callers}`;
  const ask = async (url: string, payload: object) => {
    const headers = { host: 'lantern.localhost', 'sec-fetch-site': 'same-origin', cookie };
    const reply = await subject.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
    const problem = reply.statusCode === 200 ? {} : reply.json<{ code: string }>();
    return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], ...problem };
  };
  return {
    estimate: (drugs: number, plans: number) => ask(ESTIMATE_PATH, { ...lists(drugs, plans), pharmacy: null }),
    compare: (pharmacies: number) =>
      ask(COMPARE_PATH, {
        ...lists(10, 10),
        pharmacies: Array.from({ length: pharmacies }, (_, at) => String(990_000_000_000 + at)),
      }),
    explain: () => ask(RECEIPT_PATH, { ...lists(60, 1), pharmacy: null }),
  };
}

const refused = (retryAfter: number) => ({
  status: 429,
  code: 'too-many-prices',
  retryAfter: String(retryAfter),
});

test('a loop of the largest estimates is soon told to wait, how long is true, and reading goes on', async () => {
  const [looping, shopper] = [caller(), await guest(subject.app)];
  expect(await looping.estimate(60, 16)).toMatchObject({ status: 200 });
  expect(await looping.estimate(60, 16)).toMatchObject({ status: 200 });
  const left = AT_ONCE - 2 * 960;
  const seconds = Math.ceil((960 - left) / PER_SECOND);
  for (let each = 0; each < 20; each += 1) expect(await looping.estimate(60, 16)).toMatchObject(refused(seconds));
  expect((await shopper.get(`${shopper.profile}/all`)).statusCode).toBe(200);

  now += (seconds - 1) * 1000;
  expect(await looping.estimate(60, 16)).toMatchObject(refused(1));
  now += 1000;
  expect(await looping.estimate(60, 16)).toMatchObject({ status: 200 });
});

test('a new cookie for each call helps twice, and another browser behind the address is told why', async () => {
  const remoteAddress = '203.0.113.5';
  const spend = () => caller({ remoteAddress }).estimate(50, 20);
  for (let each = 0; each < 4; each += 1) expect(await spend()).toMatchObject({ status: 200 });
  expect(await spend()).toMatchObject(refused(5));
  expect(await caller().estimate(50, 20)).toMatchObject({ status: 200 });
});

test('the many addresses of one IPv6 network are one, and a made-up forwarded address is none', async () => {
  for (let each = 0; each < 4; each += 1) {
    const remoteAddress = `2001:db8:7:7::${each + 1}`;
    expect(await caller({ remoteAddress }).estimate(50, 20)).toMatchObject({ status: 200 });
  }
  expect(await caller({ remoteAddress: '2001:db8:7:7:ffff::1' }).estimate(50, 20)).toMatchObject(refused(5));
  expect(await caller({ remoteAddress: '2001:db8:7:8::1' }).estimate(50, 20)).toMatchObject({ status: 200 });
});

test('each pharmacy of a comparison counts, and so do receipts', async () => {
  const comparing = caller();
  expect(await comparing.compare(5)).toMatchObject({ status: 200 });
  for (let each = 0; each < 25; each += 1) expect(await comparing.explain()).toMatchObject({ status: 200 });
  expect(await comparing.explain()).toMatchObject(refused(1));
});

/** What comes back on a connection of one's own, until the other side closes it. */
async function sent(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += part));
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return { closed: once(socket, 'close'), answer: () => answer };
}

const HALF_A_BODY =
  'POST /landrover/api/guests HTTP/1.1\r\nhost: lantern.localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":';

test('half a request is answered 408 when its time is over, and one that lasts does not hold a stop', async () => {
  const quick = await testApp({ beside: subject, environment: { REQUEST_SECONDS: '1' } });
  await quick.app.listen({ port: 0, host: '127.0.0.1' });
  const half = await sent((quick.app.server.address() as AddressInfo).port, HALF_A_BODY);
  await half.closed;
  expect(half.answer()).toMatch(/^HTTP\/1\.1 408 /);
  await quick.close();

  const patient = await testApp({ beside: subject, environment: { REQUEST_SECONDS: '3600' } });
  await patient.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = patient.app.server.address() as AddressInfo;
  const held = [await sent(port, HALF_A_BODY), await sent(port, 'GET / HTTP/1.1\r\nhost: lan'), await sent(port, '')];
  await expect.poll(() => connections(patient)).toBe(held.length);
  await patient.close();
  await Promise.all(held.map(({ closed }) => closed));
});

const connections = ({ app }: TestApp) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('beyond so many requests on their way the next is told to come back, and nobody who waits is lost', async () => {
  const narrow = await testApp({ beside: subject, environment: { SHED_ABOVE_REQUESTS: '2' } });
  const shopper = await guest(narrow.app);
  const holder = await subject.pool.connect();
  await holder.query('begin');
  await holder.query('lock table profile in access exclusive mode');
  const waiting = [shopper.get(`${shopper.profile}/all`), shopper.get(`${shopper.profile}/all`)];
  const shed = await shopper.get(`${shopper.profile}/all`);
  expect(shed.statusCode).toBe(503);
  expect(shed.headers['retry-after']).toBe('2');
  expect((await testClient(narrow.app).get('/healthz')).statusCode).toBe(200);

  await holder.query('rollback');
  holder.release();
  for (const reply of await Promise.all(waiting)) expect(reply.statusCode).toBe(200);
  expect((await shopper.get(`${shopper.profile}/all`)).statusCode).toBe(200);
  await narrow.close();
});
