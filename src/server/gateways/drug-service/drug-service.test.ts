import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { testClient } from '#tests/support/test-client.ts';

/** The operator's service, as far as these tests need one. */
type Heard = { method: string; url: string; key: string | undefined; body: string };
let heard: Heard[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };
let service: Server;
let subject: TestApp;

beforeAll(async () => {
  service = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url = '', headers } = request;
      heard.push({ method, url, key: headers['x-site-key'] as string | undefined, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const { port } = service.address() as AddressInfo;
  const environment = {
    DRUG_SERVICE_URL: `http://127.0.0.1:${port}`,
    DRUG_SITE_KEY_HEADER: 'x-site-key',
    DRUG_SITE_KEYS: 'aarp=key-of-lantern,uhc=key-of-harbor',
  };
  subject = await testApp({ environment });
});
afterAll(async () => {
  await subject.close();
  service.close();
});
beforeEach(() => {
  heard = [];
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

const NDC = '00002143380';
const GENERIC = `/drug-info-api/druginfo/genericdruginfo/ndc/${NDC}/2027?drug=Basaglar%20KwikPen`;

test.each([
  ['the names', 'POST', '/drug-info-api/druginfo/names/v1/search', { text: 'lis' }, { drugs: [] }],
  ['the forms', 'POST', '/drug-info-api/druginfo/forms/v1/search', { name: 'x' }, { forms: [] }],
  ['the information', 'POST', '/api/druginfo/drugs/v1/search', { drugs: [] }, { forms: [] }],
  ['the generic', 'GET', GENERIC, undefined, { generic: null }],
  [
    'the prices',
    'POST',
    '/drug-pricing-api/drugpricing/estimateplancost',
    {
      zip: '98101',
      county: '53033',
      pharmacy: null,
      drugs: [],
      plans: [{ contractId: 'H1234', pbpNumber: '001', segmentId: '000', planYear: 2027 }],
    },
    { plans: [] },
  ],
] as const)('[DRUG-403][ENV-600] %s of drugs are asked with the site key of the brand', async (...story) => {
  const [, method, url, body, reply] = story;
  answer = { status: 200, body: reply };
  for (const [host, key] of [
    ['lantern.localhost', 'key-of-lantern'],
    ['harbor.localhost', 'key-of-harbor'],
  ] as const) {
    const browser = testClient(subject.app, host);
    const response = await browser.send({ method, url, ...(body && { payload: body }) });
    expect(response.json()).toEqual(reply);
    expect(heard.at(-1)).toMatchObject({ method, url, key });
    if (body) expect(JSON.parse(heard.at(-1)?.body ?? '')).toMatchObject(body);
    expect(JSON.stringify(response.headers)).not.toContain(key);
  }
});

test('how its figures came about nobody knows here, and it is said', async () => {
  const reply = await testClient(subject.app).post('/drug-pricing-api/drugpricing/explainplancost', {
    zip: '98101',
    county: '53033',
    pharmacy: null,
    drugs: [],
    plans: [{ contractId: 'H1234', pbpNumber: '001', segmentId: '000', planYear: 2027 }],
  });
  expect(reply.json()).toEqual({ receipt: null, because: 'outside-service' });
  expect(heard).toEqual([]);
});

test('[ENV-600] no other call goes there', async () => {
  await testClient(subject.app).get('/geolocationinfo/counties/98101');
  await testClient(subject.app).post('/pharmacysearch/pharmacies/v1/search', { zipCode: '98101', miles: 5 });
  expect(heard).toEqual([]);
});

test.each([
  ['is out of order', { status: 500, body: {} }],
  ['refuses the key', { status: 401, body: {} }],
  ['answers something else than was agreed', { status: 200, body: { drugs: [{ name: 5 }] } }],
])('a service that %s is said to be one, and its answer goes nowhere', async (_story, broken) => {
  answer = broken;
  const reply = await testClient(subject.app).post('/drug-info-api/druginfo/names/v1/search', { text: 'lis' });
  expect(reply.json()).toMatchObject({ status: 503, code: 'drug-service-unavailable' });
});

test('settings that are only a part of it are refused at the start', async () => {
  const { readConfig } = await import('#server/config.ts');
  expect(() => readConfig({ DRUG_SERVICE_URL: 'https://drugs.example' })).toThrow(/DRUG_SITE_KEY_HEADER/);
  expect(() =>
    readConfig({
      DRUG_SERVICE_URL: 'https://drugs.example',
      DRUG_SITE_KEY_HEADER: 'x-site-key',
      DRUG_SITE_KEYS: 'aarp=one',
    }),
  ).toThrow(/DRUG_SITE_KEYS.*uhc/);
});
