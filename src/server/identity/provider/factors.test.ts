import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS, type TestApp, testApp } from '#tests/support/app.ts';
import { accountStore } from './accounts.ts';
import { type Factors, factorStore } from './factors.ts';
import { newSecret, unusedCode } from './one-time-code.ts';

const STEP = 30_000;
const nothing = async () => {};
let at = 1_800_000_000_000;
const machine = () => at;
let subject: TestApp;
let factors: Factors;
let newAgent: (name: string) => Promise<string>;

beforeAll(async () => {
  subject = await testApp();
  const parts = { pool: subject.pool, sealer: fieldSealer(TEST_KEYS), machine };
  factors = factorStore(parts);
  const accounts = accountStore({ ...parts, passwordCost: 4 });
  newAgent = async (name) => (await accounts.add({ email: `${name}@example.org`, agentUserName: name }, 'x')) ?? '';
});
afterAll(() => subject.close());

const codeOf = (secret: string, lastStep = 0) => unusedCode(secret, lastStep, at) ?? '';

async function enrolled(name: string) {
  const id = await newAgent(name);
  const secret = newSecret();
  const recoveryCodes = await factors.enrol(id, secret, codeOf(secret), nothing);
  const next = async () => codeOf(secret, (await factors.find(id))?.lastStep);
  return { id, secret, recoveryCodes: recoveryCodes ?? [], next };
}

test('a code opens once, and of two at once one does', async () => {
  const { id, next } = await enrolled('once');
  const code = await next();
  const taken = await Promise.all([factors.takeCode(id, code), factors.takeCode(id, code)]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await factors.takeCode(id, code)).toBe(false);
});

test('a code that is older than the last one opens nothing', async () => {
  const { id, secret } = await enrolled('older');
  const older = codeOf(secret, Math.floor(at / STEP) - 1);
  expect(await factors.takeCode(id, codeOf(secret, Math.floor(at / STEP)))).toBe(true);
  expect(await factors.takeCode(id, older)).toBe(false);
});

test('a code of another agent, or of who has no factor, opens nothing', async () => {
  const [one, two] = [await enrolled('one'), await enrolled('two')];
  expect(await factors.takeCode(one.id, await two.next())).toBe(false);
  expect(await factors.takeCode(await newAgent('none'), await two.next())).toBe(false);
});

test('of two who enrol one agent at once, one does; a wrong code enrols nobody', async () => {
  const id = await newAgent('twice');
  expect(await factors.enrol(id, newSecret(), '000000x', nothing)).toBeNull();
  const [one, two] = [newSecret(), newSecret()];
  const both = await Promise.all([one, two].map((secret) => factors.enrol(id, secret, codeOf(secret), nothing)));
  expect(both.filter((codes) => codes !== null)).toHaveLength(1);
});

test('ten recovery codes open once each, in any writing, for their agent alone; neither they nor the secret are readable', async () => {
  const { id, secret, recoveryCodes } = await enrolled('recovers');
  const [first = '', second = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await factors.takeRecoveryCode((await enrolled('other')).id, first)).toBe(false);
  expect(await factors.takeRecoveryCode(id, ` ${first.slice(0, 4).toUpperCase()}-${first.slice(4)}`)).toBe(true);
  expect(await factors.takeRecoveryCode(id, first)).toBe(false);
  const taken = await Promise.all([factors.takeRecoveryCode(id, second), factors.takeRecoveryCode(id, second)]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  const { rows } = await subject.pool.query<{ row: string }>(
    'select idp_factor::text as row from idp_factor union all select idp_recovery_code::text from idp_recovery_code',
  );
  const kept = rows.map(({ row }) => row).join();
  expect([kept.includes(secret), recoveryCodes.some((code) => kept.includes(code))]).toEqual([false, false]);
});

test('after a reset neither code nor recovery code opens anything, and another can be enrolled', async () => {
  const { id, next, recoveryCodes } = await enrolled('reset');
  const code = await next();
  expect([await factors.reset(id, nothing), await factors.reset(id, nothing)]).toEqual([true, false]);
  expect(await factors.takeCode(id, code)).toBe(false);
  expect(await factors.takeRecoveryCode(id, recoveryCodes[0] ?? '')).toBe(false);
  const secret = newSecret();
  expect(await factors.enrol(id, secret, codeOf(secret), nothing)).toHaveLength(10);
  at += STEP;
});
