import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { testClient } from '#tests/support/test-client.ts';

const START = Date.parse('2026-11-16T16:20:00Z');
const ESTIMATE = '/drug-pricing-api/drugpricing/estimateplancost';
const KB = 1024;

let at = START;
let subject: TestApp;
beforeAll(async () => {
  const environment = { LARGE_BODIES_PER_SECOND: String(64 * KB), TRUST_PROXY: '127.0.0.1' };
  subject = await testApp({ environment, machine: () => at });
});
afterAll(() => subject.close());

const send = (bytes: number, address: string) =>
  testClient(subject.app).post(ESTIMATE, { zip: 'x'.repeat(bytes) }, { 'x-forwarded-for': address });

test('an address sends as many bytes of large bodies as it may, and is told when the next may come', async () => {
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await send(250 * KB, '198.51.100.7')).statusCode);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  const refused = await send(250 * KB, '198.51.100.7');
  expect([refused.json().code, refused.headers['retry-after']]).toEqual(['too-many-requests', '4']);
  // Small ones, and other addresses, go on.
  expect((await send(10 * KB, '198.51.100.7')).statusCode).toBe(422);
  expect((await send(250 * KB, '198.51.100.8')).statusCode).toBe(422);
  at += 4000;
  expect((await send(250 * KB, '198.51.100.7')).statusCode).toBe(422);
});

test('what is refused is named in few words, however much of it there is', async () => {
  const names = Array.from({ length: 5000 }, (_, number) => [`unknown${number}`, 1]);
  const { post } = testClient(subject.app);
  const many = await post(ESTIMATE, Object.fromEntries(names), { 'x-forwarded-for': '198.51.100.9' });
  expect([many.statusCode, many.json().code]).toEqual([422, 'invalid-input']);
  expect(many.body.length).toBeLessThan(4 * KB);
  const drugs = Array.from({ length: 60 }, () => ({}));
  const each = await post(ESTIMATE, { drugs }, { 'x-forwarded-for': '198.51.100.10' });
  expect(Object.keys(each.json<{ fields: object }>().fields)).toHaveLength(50);
});
