import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/identity/provider/demo-accounts.ts';
import { httpBrowser } from './support/http-browser.ts';
import { preparedFolder } from './support/prepared-folder.ts';
import { type ServerProcess, startBundledServer } from './support/server-process.ts';

/** Two processes on one database: what one of them says of a session holds in the other. */
const folder = await preparedFolder();
let processes: ServerProcess[] = [];
let one = '';
let other = '';

const IDLE_SECONDS = 2;

beforeAll(async () => {
  const environment = {
    DATA_DIR: folder.path,
    SYSTEM_DATE_TIME: '2026-11-16T10:00:00',
    SESSION_IDLE_CAP_SECONDS: String(IDLE_SECONDS),
  };
  const first = await startBundledServer(environment);
  const second = await startBundledServer(environment);
  processes = [first, second];
  [one, other] = [first.origin, second.origin];
});
afterAll(async () => {
  for (const server of processes.toReversed()) await server.stop();
  folder.remove();
});

const account = { email: DEMO_ACCOUNTS.shopper.email, password: DEMO_PASSWORD };

test('a sign-in at one holds at the other, and so does a sign-out', async () => {
  const browser = httpBrowser();
  const { uuid } = await browser.signsIn(one, account);
  const plans = (origin: string) => browser.get(`${origin}/landrover/api/Users/${uuid}/plans`);
  expect([(await plans(one)).status, (await plans(other)).status]).toEqual([200, 200]);

  const session = [...browser.jar.values()].find(({ name }) => name === 'sp_session_aarp');
  await browser.delete(`${other}/landrover/api/logout`);
  if (session) browser.jar.set('kept', session);
  expect([(await plans(one)).status, (await plans(other)).status]).toEqual([401, 401]);
});

test('the idle limit of a session counts at both, and a sign of life at one counts at the other', async () => {
  const browser = httpBrowser();
  const { uuid } = await browser.signsIn(one, account);
  const left = async (origin: string) =>
    ((await (await browser.get(`${origin}/landrover/api/session`)).json()) as { secondsLeft: number }).secondsLeft;
  const most = IDLE_SECONDS + 1 + 120;
  await sleep(2_100);
  expect(await left(other)).toBeLessThanOrEqual(most - 2);
  const before = performance.now();
  await browser.post(`${other}/landrover/api/session`, {});
  const leftNow = await left(one);
  expect(leftNow).toBeGreaterThanOrEqual(most - 1 - (performance.now() - before) / 1000);
  expect((await browser.get(`${one}/landrover/api/Users/${uuid}/plans`)).status).toBe(200);
});
