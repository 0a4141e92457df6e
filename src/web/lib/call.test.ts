import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { kingCounty, PROFILE_UUID } from '#tests/support/web/examples.ts';
import { fakeNetwork, type SentRequest } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { CALL_TIMEOUT, call } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

const readCounties = () => call('getCounties', { params: { zip: '98101' } });
const createGuest = () => call('createGuest', { headers: { 'idempotency-key': 'one' } });
const readPlans = () => call('readSectionOfYear', { params: { uuid: PROFILE_UUID, section: 'plans', extra: 2027 } });

const counties = { getCounties: () => ({ data: { counties: [kingCounty] } }) };
const headersOf = (request: SentRequest | undefined) => request?.init.headers as Record<string, string>;

test('a call answers with what the contract promises', async () => {
  fakeNetwork(counties);
  expect(await readCounties()).toEqual({ data: { counties: [kingCounty] } });
});

test('[DATA-408] every POST is JSON, also one that says nothing', async () => {
  const { sent } = fakeNetwork(fakeProfile([]).answers);
  await createGuest();
  expect(headersOf(sent[0])['content-type']).toBe('application/json');
  expect(sent[0]?.init.body).toBe('{}');
});

test('[DATA-409] a profile read asks past the caches, a county look-up does not', async () => {
  const { sent } = fakeNetwork({ ...counties, ...fakeProfile([]).answers });
  await readPlans();
  await readCounties();
  expect(headersOf(sent[0])).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' });
  expect(headersOf(sent[1])).not.toHaveProperty('cache-control');
});

test('[DATA-410] the calls about a person send who is asking, the others do not', async () => {
  const { sent } = fakeNetwork({ ...counties, ...fakeProfile([]).answers });
  await readPlans();
  await readCounties();
  expect(sent.map(({ init }) => init.credentials)).toEqual(['same-origin', 'omit']);
});

const nobody = () => {
  throw new TypeError('fetch failed');
};
const busy = () => {
  throw new Problem('not-ready');
};
const broken = () => {
  throw new Problem('unexpected');
};

test.each([
  ['nobody answers a read', readCounties, { getCounties: nobody }, 2],
  ['the server is busy at a read', readCounties, { getCounties: busy }, 2],
  ['the server fails at a read', readCounties, { getCounties: broken }, 1],
  ['nobody answers a change', createGuest, { createGuest: nobody }, 1],
  ['the server is busy at a change', createGuest, { createGuest: busy }, 1],
] as const)('[ENV-605] when %s it is sent the right number of times', async (_story, send, answers, times) => {
  const { sent } = fakeNetwork(answers);
  await expect(send()).rejects.toBeInstanceOf(Problem);
  expect(sent).toHaveLength(times);
});

test('[ENV-605] a call that takes longer than 15 seconds is given up, and not sent again', async () => {
  const clock = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const hanging = vi.fn(
    (_address: string, { signal }: RequestInit) =>
      new Promise((_answer, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', hanging);
  const answer = readCounties();
  clock.abort(new DOMException('timed out', 'TimeoutError'));
  await expect(answer).rejects.toMatchObject({ code: 'unexpected' });
  expect(limit).toHaveBeenCalledExactlyOnceWith(CALL_TIMEOUT);
  expect(CALL_TIMEOUT).toBe(15_000);
  expect(hanging).toHaveBeenCalledOnce();
  limit.mockRestore();
});

test('a refusal keeps its code, its fields and the state it came with', async () => {
  const refusal = { fields: { zip: 'Enter five digits.' }, current: { a: 1 } };
  fakeNetwork({
    getCounties: () => {
      throw new Problem('invalid-input', refusal);
    },
  });
  await expect(readCounties()).rejects.toMatchObject({ code: 'invalid-input', ...refusal });
});

test.each([
  ['a page of HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unexpected'],
  ['a 503 without a body of ours', () => Response.json({}, { status: 503 }), 'not-ready'],
  ['a code that is not of our making', () => Response.json({ code: 'odd' }, { status: 418 }), 'unexpected'],
  [
    'one of our codes in an answer of others',
    () => Response.json({ code: 'view-only' }, { status: 403 }),
    'unexpected',
  ],
])('%s is a failure like any other', async (_story, respond, code) => {
  vi.stubGlobal('fetch', async () => respond());
  await expect(createGuest()).rejects.toMatchObject({ code });
});
