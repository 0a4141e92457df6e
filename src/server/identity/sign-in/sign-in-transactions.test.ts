import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { cookieJar } from '#server/http/cookies.ts';
import { parseKeyRing } from '#server/security/key-ring.ts';
import { tokenSigner } from '#server/security/signed-token.ts';
import { signInTransactions } from './sign-in-transactions.ts';

const ring = (letter: string) => parseKeyRing(`k1:${Buffer.alloc(32, letter).toString('base64')}`);
const transactionOf = (state: string) => ({ state, nonce: `${state}-nonce`, codeVerifier: `${state}-verifier` });
const [ONE, TWO] = ['first-sign-in-state', 'second-sign-in-state'];

/** A browser's cookies, and a reply that changes them. */
function aBrowser() {
  const cookies: Record<string, string> = {};
  const reply = {
    setCookie: (name: string, value: string) => Object.assign(cookies, { [name]: value }),
    clearCookie: (name: string) => delete cookies[name],
  } as unknown as FastifyReply;
  return { cookies, reply };
}

function keeper() {
  const time = { now: 0 };
  return { time, ...signInTransactions(tokenSigner(ring('a')), cookieJar(false), () => time.now) };
}

test('each of two sign-ins of one browser is taken once, in any order', () => {
  const { write, take } = keeper();
  const { cookies, reply } = aBrowser();
  write(reply, cookies, 'aarp', transactionOf(ONE));
  write(reply, cookies, 'aarp', transactionOf(TWO));
  expect(take(cookies, reply, 'aarp', TWO)).toEqual(transactionOf(TWO));
  expect(take(cookies, reply, 'aarp', ONE)).toEqual(transactionOf(ONE));
  expect([take(cookies, reply, 'aarp', ONE), cookies]).toEqual([null, {}]);
});

test.each([
  ['the other brand', 'uhc', ONE, 0],
  ['a state that begins alike', 'aarp', `${ONE.slice(0, 12)}-other`, 0],
  ['a state that is none', 'aarp', '__proto__', 0],
  ['61 minutes later', 'aarp', ONE, 3_660_000],
] as const)('%s opens nothing', (_story, brand, state, later) => {
  const { write, take, time } = keeper();
  const { cookies, reply } = aBrowser();
  write(reply, cookies, 'aarp', transactionOf(ONE));
  time.now = later;
  expect(take(cookies, reply, brand, state)).toBeNull();
});

test('a cookie that was signed elsewhere, or for another sign-in, opens nothing', () => {
  const { write, take } = keeper();
  const { cookies, reply } = aBrowser();
  signInTransactions(tokenSigner(ring('b')), cookieJar(false), () => 0).write(
    reply,
    cookies,
    'aarp',
    transactionOf(ONE),
  );
  expect(take(cookies, reply, 'aarp', ONE)).toBeNull();

  write(reply, cookies, 'aarp', transactionOf(ONE));
  const [token = ''] = Object.values(cookies);
  expect(take({ [`sp_login_${TWO.slice(0, 12)}`]: token }, reply, 'aarp', TWO)).toBeNull();
});

test('a browser that begins without end keeps the newest, and no more than its request can carry', () => {
  const { write, take } = keeper();
  const { cookies, reply } = aBrowser();
  const states = Array.from({ length: 60 }, (_nothing, index) => `${String(index).padStart(4, '0')}-begun-sign-in`);
  for (const state of states) write(reply, { ...cookies }, 'aarp', transactionOf(state));
  expect(Object.keys(cookies).length).toBeLessThanOrEqual(8);
  expect(take(cookies, reply, 'aarp', states.at(-1) ?? '')).not.toBeNull();
});
