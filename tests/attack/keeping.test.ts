import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { CORNER_PHARMACY, LISINOPRIL } from '#tests/support/drugs.ts';
import { fakeIdentity, ruth } from '#tests/support/fake-identity.ts';
import { fixedPages } from '#tests/support/fixed-pages.ts';
import { runJob } from '#tests/support/run-job.ts';
import { signedIn } from '#tests/support/sign-in.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';
import { guest, testClient } from '#tests/support/test-client.ts';
import { trailFaults } from '#tests/support/trail-fault.ts';

/** Nothing is kept longer than the page promises, and nothing goes before. */
const DAY = 86_400_000;
let now = Date.parse('2026-11-16T16:00:00Z');
const machine = () => now;

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, machine, webFolder: fixedPages() });
});
afterAll(() => subject.close());

const run = (kind: string) => runJob(subject, kind, { at: now });

type Guest = Awaited<ReturnType<typeof guest>>;
const NEW = { 'if-match': '"1"' };

async function guestWithThings() {
  const shopper = await guest(subject.app);
  const { profile } = shopper;
  await shopper.post(`${profile}/plans/2027`, { plans: [{ planId: PLANS.pdp, ...KING_COUNTY }] }, NEW);
  await shopper.post(`${profile}/drugs/2027`, { drugInfoDetails: [LISINOPRIL], pharmacyObj: CORNER_PHARMACY }, NEW);
  await shopper.post(`${profile}/demographics/2027`, { firstName: 'Ann', email: 'ann@example.org' }, NEW);
  return shopper;
}

/** The rows of a profile in each table but those that stay: the profile's own, and its trail. */
async function rowsOf(uuid: string) {
  const { rows: tables } = await subject.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'profile_uuid' and table_name not in ('profile', 'audit_entry')`,
  );
  const counts = tables.map(async ({ name }) => {
    const { rowCount } = await subject.pool.query(`select from ${name} where profile_uuid = $1`, [uuid]);
    return rowCount ?? 0;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

const opensPage = ({ send }: Pick<Guest, 'send'>) =>
  send({ method: 'GET', url: '/', headers: { accept: 'text/html' } });

test.each([
  [89, true],
  [90, true],
  [91, true],
  [92, false],
])('%d days after the last visit a guest is there: %s', async (days, isThere) => {
  const shopper = await guestWithThings();
  now += days * DAY;
  await run('end-guests');
  expect((await rowsOf(shopper.uuid)) > 0).toBe(isThere);
});

test('the days count from the last visit, also of one that changed nothing', async () => {
  const shopper = await guestWithThings();
  for (const _visit of [1, 2]) {
    now += 60 * DAY;
    await opensPage(shopper);
    await run('end-guests');
  }
  expect((await shopper.get(`${shopper.profile}/drugs`)).json().drugsAndPharmacyDetails.drugInfoDetails).toHaveLength(
    1,
  );
});

test('a guest who comes in the moment in which the job has found them idle is there after it', async () => {
  const shopper = await guestWithThings();
  now += 92 * DAY;
  const visit = 'update profile set last_visit_at = $2 where profile_uuid = $1';
  await whileHeld([visit, [shopper.uuid, new Date(now)]], () => run('end-guests'));
  expect(await rowsOf(shopper.uuid)).toBeGreaterThan(0);
});

test('the cookie of a guest that has ended, brought back, opens nothing and begins anew; the trail stays whole', async () => {
  const shopper = await guestWithThings();
  const cookies = new Map(shopper.jar);
  now += 92 * DAY;
  await run('end-guests');
  await run('end-guests');
  // As if it had been renewed elsewhere: the clock of the cookie is put back.
  now -= 92 * DAY;
  const restored = testClient(subject.app);
  for (const [name, value] of cookies) restored.jar.set(name, value);
  expect((await restored.get(`${shopper.profile}/all`)).statusCode).toBe(404);
  const saved = await restored.post(`${shopper.profile}/extraHelp/2027`, { choice: 'no' }, NEW);
  expect(saved.statusCode).toBe(404);
  const anew = (await restored.post('/landrover/api/guests', {})).json<{ uuid: string }>();
  expect(anew.uuid).not.toBe(shopper.uuid);

  const { rows } = await subject.pool.query(
    'select action from audit_entry where profile_uuid = $1 order by position desc',
    [shopper.uuid],
  );
  expect(rows.filter(({ action }) => action === 'end-guest')).toHaveLength(1);
  expect(rows).toHaveLength(5);
  expect(await trailFaults(subject.pool)).toEqual([]);
});

test('an account is there after years without a visit', async () => {
  const shopper = await signedIn(subject.app, provider, ruth);
  now += 800 * DAY;
  await run('end-guests');
  expect(await rowsOf(shopper.uuid)).toBeGreaterThan(0);
});

test('a merge that was cut off is finished by a job, and leaves nothing of the guest behind', async () => {
  const account = await signedIn(subject.app, provider, { ...ruth, subject: 'cut off' });
  const shopper = await guestWithThings();
  await subject.pool.query('update profile set carried_to = $2 where profile_uuid = $1', [shopper.uuid, account.uuid]);
  await run('finish-merges');
  await run('finish-merges');
  expect(await rowsOf(shopper.uuid)).toBe(0);
  const { drugsAndPharmacyDetails } = (await account.get(`${account.profile}/drugs`)).json();
  expect(drugsAndPharmacyDetails.drugInfoDetails).toHaveLength(1);
});

test('one merge that can not be finished keeps no other waiting', async () => {
  const account = await signedIn(subject.app, provider, { ...ruth, subject: 'beside a bad one' });
  const [lost, shopper] = [await guestWithThings(), await guestWithThings()];
  const nobody = '11111111-1111-4111-8111-111111111111';
  const merge = 'update profile set carried_to = $2 where profile_uuid = $1';
  await subject.pool.query(merge, [lost.uuid, nobody]);
  await subject.pool.query(merge, [shopper.uuid, account.uuid]);
  await expect(run('finish-merges')).rejects.toThrow('1 merges did not end');
  expect([await rowsOf(shopper.uuid), (await rowsOf(lost.uuid)) > 0]).toEqual([0, true]);
  await subject.pool.query('update profile set carried_to = null where profile_uuid = $1', [lost.uuid]);
});

test('a half-typed drug that is kept while its guest is merged is kept before it, or not at all', async () => {
  const shopper = await guest(subject.app);
  const draft = {
    drugName: 'Eliquis',
    isGeneric: false,
    drugId: null,
    values: { form: '', package: '', size: '', quantity: '2', frequency: '', supply: '30' },
  };
  const merge = 'update profile set carried_to = gen_random_uuid(), carried_at = now() where profile_uuid = $1';
  const kept = await whileHeld([merge, [shopper.uuid]], () => shopper.post(`${shopper.profile}/drugDraft`, draft));
  expect(kept.statusCode).toBe(404);
  expect(await rowsOf(shopper.uuid)).toBe(0);
});

/** Asks while a statement of somebody else is not committed yet. @returns the answer, for which it had to wait. */
async function whileHeld<Answer>([text, values]: [string, unknown[]], ask: () => PromiseLike<Answer>): Promise<Answer> {
  let hasEnded = false;
  const requested = await inTransaction(subject.pool, async (transaction) => {
    await transaction.query(text, values);
    const answer = Promise.resolve(ask()).finally(() => {
      hasEnded = true;
    });
    while (!hasEnded && (await countWaiting()) === 0) await wait(10);
    expect(hasEnded, 'it waits for the one who holds the row').toBe(false);
    return { answer };
  });
  return requested.answer;
}

/** How many connections stand still for a lock. */
async function countWaiting() {
  const { rowCount } = await subject.pool.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rowCount;
}
