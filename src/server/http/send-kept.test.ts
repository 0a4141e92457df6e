import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { load } from '#server/catalogue/load/load.ts';
import { landscapeText } from '#server/catalogue/testing/landscape-text.ts';
import { writeFiles } from '#server/catalogue/testing/small-files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/count-statements.ts';
import { PLANS } from '#tests/support/small-catalogue.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testClient } from '#tests/support/test-client.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

const SEARCH = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes';
const DETAILS = `/planinfo/details/VPP/plan-years/2027/plans/${PLANS.inBothYears}`;

const ask = (url: string, headers: Record<string, string> = {}) => testClient(subject.app).get(url, headers);

test.each([
  ['plan search', `${SEARCH}/033`],
  ['plan details', DETAILS],
])('%s says the same in every encoding', async (_call, url) => {
  const plain = await ask(url);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const encoded = [
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip;q=1, br;q=0', gunzipSync],
  ] as const;
  for (const [encoding, accepted, open] of encoded) {
    const reply = await ask(url, { 'accept-encoding': accepted });
    expect(reply.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: plain.headers.etag,
    });
    expect(open(reply.rawPayload).toString()).toBe(plain.body);

    const again = await ask(url, { 'accept-encoding': accepted, 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test('an answer is made once, also for many who ask at the same moment', async () => {
  const counted = countStatements(subject.pool);
  const question = `${SEARCH}/053`;
  const many = await Promise.all(Array.from({ length: 12 }, () => ask(question, { 'accept-encoding': 'br' })));
  expect(new Set(many.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await ask(question);
  expect(counted.names().filter((name) => name === 'search-plans')).toHaveLength(1);
  counted.stop();
});

test('a plan that is not there is not kept, and is asked for again', async () => {
  const counted = countStatements(subject.pool);
  const missing = DETAILS.replace(PLANS.inBothYears, 'H0000000000');
  for (const _time of [1, 2]) expect((await ask(missing, { 'accept-encoding': 'br' })).statusCode).toBe(404);
  expect(counted.names().filter((name) => name === 'plan-details')).toHaveLength(2);
  counted.stop();
});

test('an answer goes with its edition, and its mark with it', async () => {
  const question = `${SEARCH}/033`;
  const before = (await ask(question, { 'accept-encoding': 'br' })).headers.etag;
  const changed = landscapeText(2027, [{ 'Plan Name': 'Dear (HMO)' }]);
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  await load(subject.pool, writeFiles(folder.path, { 'CY2027_Landscape_202610.csv': changed }), { accept: 'the test' });
  await expect
    .poll(async () => (await ask(question)).json<{ plans: { planName: string }[] }>().plans[0]?.planName)
    .toMatch(/^Dear/);
  expect((await ask(question, { 'accept-encoding': 'br' })).headers.etag).not.toBe(before);
});
