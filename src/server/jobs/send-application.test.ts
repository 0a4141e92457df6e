import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import {
  jobOfApplication,
  type OneApplication,
  queueApplication,
  queueWithdrawal,
  SEND_APPLICATION,
} from '#server/features/applications/send-queue.ts';
import { markUnwanted } from '#server/features/applications/way-store.ts';
import type { ApplicationToSend, CarrierGateway } from '#server/gateways/carrier/carrier-gateway.ts';
import { embeddedCarrier } from '#server/gateways/carrier/embedded/embedded-carrier.ts';
import { auditTrail } from '#server/profile/record.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS } from '#tests/support/app.ts';
import { addSubmitted } from '#tests/support/applications.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { jobRunner, LEASE, waitAfter } from './runner.ts';
import { sendApplicationJob, withdrawApplicationJob } from './send-application.ts';
import { takeJob } from './store.ts';

let at = Date.parse('2026-11-16T16:00:00Z');
const clock = () => at;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const sealer = fieldSealer(TEST_KEYS);
const trail = auditTrail(TEST_KEYS);

/** As the last word of a process that is killed just then. */
const KILLED = new Error('killed');

type Told = Partial<Pick<CarrierGateway, 'submit' | 'withdraw'>>;

function runnerWith(told: Told, lastName = 'Ortiz', onFailure: (kind: string, error: string) => void = () => {}) {
  const embedded = embeddedCarrier({ pool: database.pool, sealer, business: clock });
  const parts = { pool: database.pool, machine: clock, business: clock, trail, carrier: { ...embedded, ...told } };
  const read = async (one: OneApplication): Promise<ApplicationToSend> => ({
    confirmationNo: await numberOf(one),
    siteId: 'AARPM',
    language: 'en',
    submittedAt: new Date(at).toISOString(),
    plan: { planId: 'H9918001000', planYear: 2027, planName: 'A', planType: 'MAPD', zipCode: '98101', county: 'King' },
    applicant: { firstName: 'Nel', lastName, mbi: '1EG4TE5MK73' },
    formData: '{}',
  });
  const oneOffJobs = [sendApplicationJob({ ...parts, read }), withdrawApplicationJob(parts)];
  return jobRunner({ pool: database.pool, machine: clock, oneOffJobs, onFailure });
}

const numberOf = async ({ applicationUuid }: OneApplication) =>
  (await database.pool.query('select confirmation_no from application where application_uuid = $1', [applicationUuid]))
    .rows[0]?.confirmation_no as string;

async function submitted(): Promise<OneApplication> {
  const one = { profileUuid: randomUUID(), applicationUuid: randomUUID() };
  await addSubmitted(database.pool, trail, { ...one, at });
  await inTransaction(database.pool, (transaction) => queueApplication(transaction, { ...one, at }));
  return one;
}

const takeBack = (one: OneApplication) =>
  inTransaction(database.pool, async (transaction) => {
    await markUnwanted(transaction, one, at);
    await queueWithdrawal(transaction, { ...one, at });
  });

const eventsOf = async ({ applicationUuid }: OneApplication) =>
  (
    await database.pool.query(
      'select kind, code from application_event where application_uuid = $1 order by at, array_position($2, kind)',
      [applicationUuid, ['submitted', 'sent', 'received', 'refused', 'state', 'withdrawal']],
    )
  ).rows.map(({ kind, code }) => (code ? `${kind} ${code}` : kind));
const versionOf = async ({ profileUuid }: OneApplication) =>
  (await database.pool.query('select versions from profile where profile_uuid = $1', [profileUuid])).rows[0]?.versions
    ?.enrollments ?? 1;
const atCarrier = async (one: OneApplication) =>
  (
    await database.pool.query(
      'select tries, withdrawn_at from embedded_carrier_application where application_key = $1',
      [await numberOf(one)],
    )
  ).rows;
const isDone = async (one: OneApplication) =>
  (await database.pool.query('select done_at from job where job_id = $1', [jobOfApplication(SEND_APPLICATION, one)]))
    .rows[0]?.done_at !== null;

test('an application is sent once, however many processes look and however often it was asked for', async () => {
  const one = await submitted();
  await inTransaction(database.pool, (transaction) => queueApplication(transaction, { ...one, at }));
  await Promise.all([runnerWith({}).runDue(), runnerWith({}).runDue(), runnerWith({}).runDue()]);
  expect(await atCarrier(one)).toEqual([{ tries: 1, withdrawn_at: null }]);
  expect(await eventsOf(one)).toEqual(['submitted', 'sent', 'received']);
  expect(await versionOf(one)).toBe(3);
});

test.each([
  ['before it sends', (): Told => ({ submit: () => Promise.reject(KILLED) }), 1],
  [
    'when it has sent and not written that down',
    (): Told => ({
      async submit(application, key) {
        await embeddedCarrier({ pool: database.pool, sealer, business: clock }).submit(application, key);
        throw KILLED;
      },
    }),
    2,
  ],
])('a process that is killed %s leaves one application at the insurer', async (_when, told, tries) => {
  const one = await submitted();
  await runnerWith(told()).runDue();
  expect(await eventsOf(one)).toEqual(['submitted', 'sent']);
  at += waitAfter(1);
  await runnerWith({}).runDue();
  expect(await atCarrier(one)).toEqual([{ tries, withdrawn_at: null }]);
  expect(await eventsOf(one)).toEqual(['submitted', 'sent', 'received']);
  expect(await isDone(one)).toBe(true);
});

test('a process that is killed with the sending in its hands gives it to another after its lease', async () => {
  const one = await submitted();
  // As a process that took it and is no more.
  await takeJob(database.pool, { kinds: [SEND_APPLICATION], at, leasedUntil: at + LEASE });
  await runnerWith({}).runDue();
  expect(await atCarrier(one)).toEqual([]);
  at += LEASE;
  await runnerWith({}).runDue();
  expect(await atCarrier(one)).toHaveLength(1);
});

test('what was received is not sent again, even if it is asked for again', async () => {
  const one = await submitted();
  await runnerWith({}).runDue();
  await database.pool.query('update job set done_at = null, leased_until = null where job_id = $1', [
    jobOfApplication(SEND_APPLICATION, one),
  ]);
  const submit = vi.fn<CarrierGateway['submit']>();
  await runnerWith({ submit }).runDue();
  expect(submit).not.toHaveBeenCalled();
  expect(await versionOf(one)).toBe(3);
});

test('an insurer that is out of order is asked again, later each time, under the same number', async () => {
  const one = await submitted();
  const failures: string[] = [];
  for (const attempt of [1, 2, 3]) {
    await runnerWith({}, 'Delay', (_kind, error) => failures.push(error)).runDue();
    at += waitAfter(attempt);
  }
  expect(failures).toEqual(['Error', 'Error']);
  expect(await atCarrier(one)).toEqual([{ tries: 3, withdrawn_at: null }]);
  expect(await eventsOf(one)).toEqual(['submitted', 'sent', 'received']);
});

test('an application that the insurer refuses is written down so, and sent no more', async () => {
  const one = await submitted();
  await runnerWith({}, 'Refusal').runDue();
  at += waitAfter(1);
  const submit = vi.fn<CarrierGateway['submit']>();
  await runnerWith({ submit }).runDue();
  expect(submit).not.toHaveBeenCalled();
  expect(await eventsOf(one)).toEqual(['submitted', 'sent', 'refused']);
});

test('an application of a profile that is gone is not sent', async () => {
  const one = await submitted();
  await database.pool.query('delete from application where profile_uuid = $1', [one.profileUuid]);
  const submit = vi.fn<CarrierGateway['submit']>();
  await runnerWith({ submit }).runDue();
  expect(submit).not.toHaveBeenCalled();
  expect(await isDone(one)).toBe(true);
});

test('one that is taken back before it was sent never leaves', async () => {
  const one = await submitted();
  await takeBack(one);
  const [submit, withdraw] = [vi.fn<CarrierGateway['submit']>(), vi.fn<CarrierGateway['withdraw']>()];
  await runnerWith({ submit, withdraw }).runDue();
  expect([submit.mock.calls, withdraw.mock.calls]).toEqual([[], []]);
  expect(await eventsOf(one)).toEqual(['submitted']);
});

test('one that is taken back after it was sent is taken back at the insurer, once', async () => {
  const one = await submitted();
  await runnerWith({}).runDue();
  await takeBack(one);
  await takeBack(one);
  await runnerWith({}).runDue();
  expect(await atCarrier(one)).toEqual([{ tries: 1, withdrawn_at: new Date(at) }]);
  expect(await eventsOf(one)).toEqual(['submitted', 'sent', 'received', 'state 13']);
});

test('one of which nobody knows whether it arrived is sent no more once it is taken back', async () => {
  const one = await submitted();
  await runnerWith({}, 'Down').runDue();
  await takeBack(one);
  at += waitAfter(1);
  const submit = vi.fn<CarrierGateway['submit']>();
  await runnerWith({ submit }).runDue();
  expect(submit).not.toHaveBeenCalled();
  expect(await eventsOf(one)).toEqual(['submitted', 'sent', 'state 13']);
});

test('taking back waits for a sending that is under way', async () => {
  const one = await submitted();
  await takeJob(database.pool, { kinds: [SEND_APPLICATION], at, leasedUntil: at + LEASE });
  await takeBack(one);
  const withdraw = vi.fn<CarrierGateway['withdraw']>(async () => 'unknown');
  await runnerWith({ withdraw }).runDue();
  expect(withdraw).not.toHaveBeenCalled();
});

test('one that was decided meanwhile keeps the decision to come', async () => {
  const one = await submitted();
  await runnerWith({}).runDue();
  at += 5 * 60_000;
  await takeBack(one);
  await runnerWith({}).runDue();
  expect(await eventsOf(one)).toEqual(['submitted', 'sent', 'received']);
});
