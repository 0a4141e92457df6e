import { afterAll, beforeAll, expect, test } from 'vitest';
import { stateCodeOf } from '#domain/applications/match-status.ts';
import { statusOfCode } from '#domain/applications/status-codes.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS } from '#tests/support/app.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import type { ApplicationToSend } from '../carrier-gateway.ts';
import { embeddedCarrier } from './embedded-carrier.ts';

let at = Date.parse('2026-11-16T16:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Each as after a restart: it knows only what stands in the database. */
const carrier = () => embeddedCarrier({ pool: database.pool, sealer: fieldSealer(TEST_KEYS), business: () => at });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let made = 0;

/** An application of a person of their own. */
function applicationOf(lastName: string) {
  made += 1;
  const key = `LM${String(made).padStart(10, '0')}`;
  const mbi = `1EG4TE5MK${String(made).padStart(2, '0')}`;
  const application: ApplicationToSend = {
    confirmationNo: key,
    siteId: 'AARPM',
    language: 'en',
    submittedAt: new Date(at).toISOString(),
    plan: { planId: 'H9918001000', planYear: 2027, planName: 'A', planType: 'MAPD', zipCode: '98101', county: 'King' },
    applicant: { firstName: 'Nel', lastName, mbi },
    formData: '{}',
  };
  const status = async () => {
    const code = stateCodeOf(key, await carrier().searchStatus({ mbi }), 'LM');
    return code === null ? null : statusOfCode(code);
  };
  return { key, mbi, submit: () => carrier().submit(application, key), status };
}

test('it takes an application, looks at it and approves it, and remembers that after a restart', async () => {
  const { submit, status } = applicationOf('Ortiz');
  expect(await submit()).toBe('received');
  expect(await status()).toBe('Pending');
  at += 3 * MINUTE;
  expect(await status()).toBe('Approved');
});

test('however often an application comes, it has it once', async () => {
  const { submit, mbi } = applicationOf('Ortiz');
  expect(await Promise.all([submit(), submit(), submit()])).toEqual(['received', 'received', 'received']);
  expect(await carrier().searchStatus({ mbi })).toHaveLength(1);
});

test('it tells nobody of the applications of somebody else', async () => {
  const { submit } = applicationOf('Ortiz');
  await submit();
  expect(await carrier().searchStatus({ mbi: '9EG4TE5MK73' })).toEqual([]);
});

test('one that delays takes an application at the third try, and decides after twelve days', async () => {
  const { submit, status } = applicationOf('Delay');
  await expect(submit()).rejects.toThrow('out of order');
  await expect(submit()).rejects.toThrow('out of order');
  expect(await status()).toBeNull();
  expect(await submit()).toBe('received');
  at += 11 * DAY;
  expect(await status()).toBe('Pending');
  at += DAY;
  expect(await status()).toBe('Approved');
});

test('one that is silent takes it, and never tells of it', async () => {
  const { submit, status } = applicationOf('Silence');
  expect(await submit()).toBe('received');
  at += 30 * DAY;
  expect(await status()).toBeNull();
});

test('[ENROLL-411] one that answers twice writes the number once so and once so, and is understood', async () => {
  const { submit, status, mbi, key } = applicationOf('twice');
  await submit();
  at += 3 * MINUTE;
  expect(await carrier().searchStatus({ mbi })).toEqual([
    { code: 1, imageIdentifier: key },
    { code: '11', imageIdentifier: key.toLowerCase() },
  ]);
  expect(await status()).toBe('Approved');
});

test('one that denies does so', async () => {
  const { submit, status } = applicationOf('Denial');
  await submit();
  at += 3 * MINUTE;
  expect(await status()).toBe('Denied');
});

test('one that is down takes nothing, and tells nothing', async () => {
  const { submit, mbi } = applicationOf('Down');
  await expect(submit()).rejects.toThrow('out of order');
  await expect(carrier().searchStatus({ mbi })).rejects.toThrow('out of order');
});

test('one that refuses keeps nothing', async () => {
  const { submit, status } = applicationOf('Refusal');
  expect(await submit()).toBe('refused');
  expect(await status()).toBeNull();
});

test('an application can be taken back until it is decided, once', async () => {
  const [early, late, unknown] = [applicationOf('Ortiz'), applicationOf('Ortiz'), applicationOf('Ortiz')];
  await early.submit();
  await late.submit();
  expect([await carrier().withdraw(early.key), await carrier().withdraw(early.key)]).toEqual([
    'withdrawn',
    'withdrawn',
  ]);
  at += 3 * MINUTE;
  expect(await early.status()).toBe('Withdrawn');
  expect([await carrier().withdraw(late.key), await late.status()]).toEqual(['decided', 'Approved']);
  expect(await carrier().withdraw(unknown.key)).toBe('unknown');
});

test.each([
  ['Ortiz', { outcome: 'matches' }],
  ['Suggest', { outcome: 'suggests', suggested: { firstName: 'Nel', lastName: 'Suggested' } }],
  ['Stranger', { outcome: 'not-found' }],
  ['Silence', { outcome: 'silent' }],
  ['Down', { outcome: 'silent' }],
])('[ENROLL-605] of an applicant called %s it says %j', async (lastName, expected) => {
  const person = { mbi: '1EG4TE5MK73', firstName: 'Nel', lastName, dob: '1951-03-09' };
  expect(await carrier().checkEligibility(person)).toEqual(expected);
});

test('whose e-mail says so has begun an application elsewhere, and nobody else', async () => {
  const fetch = (emailId: string) => carrier().fetchPending({ emailId, traceId: 'AARPM1' });
  expect(await fetch('ruth@example.org')).toBeNull();
  expect(await fetch('elsewhere.ruth@example.org')).toMatchObject({ updateDateTime: null });
});
