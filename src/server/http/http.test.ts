import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { problems as spanish } from '#content/es/problems.ts';
import type { Bootstrap } from '#contract/bootstrap.ts';
import { CALL_IDS, factsOf } from '#contract/calls.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { guest, testClient } from '#tests/support/test-client.ts';

let subject: TestApp;
let production: TestApp;
const KEY = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

beforeAll(async () => {
  subject = await testApp();
  production = await testApp({
    environment: {
      NODE_ENV: 'production',
      PASSWORD_COST: '15',
      DATA_KEYS: KEY,
      AUDIT_KEYS: KEY,
      PROVIDER_PARTNER_CODE: 'a partner',
      COOKIE_KEYS: KEY,
      BRAND_HOSTS: 'lantern.example=aarp,harbor.example=uhc',
      PUBLIC_ORIGIN_IS_HTTPS: 'true',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'shopper-profile',
      OIDC_CLIENT_SECRET: 'a secret',
    },
  });
});
afterAll(async () => {
  await subject.close();
  await production.close();
});

const bootstrapOf = async (browser: ReturnType<typeof testClient>) =>
  (await browser.get('/landrover/api/bootstrap')).json<Bootstrap>();

test.each([
  ['letters in a ZIP', { url: '/geolocationinfo/counties/ABCDE' }, 422, 'invalid-input'],
  ['an address that is not there', { url: '/nothing/here' }, 404, 'not-found'],
  ['a broken escape', { url: '/geolocationinfo/counties/%' }, 400, 'malformed-request'],
  ['a parameter without end', { url: `/geolocationinfo/counties/${'9'.repeat(1001)}` }, 414, 'address-too-long'],
  ['a plan nobody knows', { url: '/planinfo/details/VPP/plan-years/2027/plans/H9999-999' }, 404, 'plan-not-found'],
  ['content nobody wrote', { url: '/content/api/assets/aarp/poems' }, 404, 'content-not-found'],
] as const)('%s is answered with a code and a sentence', async (_story, { url }, status, code) => {
  const reply = await testClient(subject.app).get(url);
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toBe('application/problem+json');
  expect(reply.json()).toMatchObject({ status, code, type: `/problems/${code}` });
  expect(reply.json<{ detail: string }>().detail).toMatch(/\w+ \w+.*\.$/);
});

test.each([
  ['a body that is no JSON', '{"plans":', 'application/json', 400, 'malformed-request'],
  ['a body with a poisoned key', '{"__proto__":{"a":1}}', 'application/json', 400, 'malformed-request'],
  ['an empty body', '', 'application/json', 400, 'malformed-request'],
  ['plain text', '{"plans":[]}', 'text/plain', 415, 'wrong-content-type'],
  ['a form', 'plans=none', 'application/x-www-form-urlencoded', 415, 'wrong-content-type'],
  ['far too much', JSON.stringify({ plans: ['x'.repeat(300_000)] }), 'application/json', 413, 'body-too-large'],
])('[DATA-408] %s is refused and changes nothing', async (_story, payload, type, status, code) => {
  const shopper = await guest(subject.app);
  const headers = { 'content-type': type, 'if-match': '"1"' };
  const before = (await shopper.get(`${shopper.profile}/all`)).json();
  const reply = await shopper.send({ method: 'POST', url: `${shopper.profile}/plans/2027`, payload, headers });
  expect(reply.json()).toMatchObject({ status, code });
  expect((await shopper.get(`${shopper.profile}/all`)).json()).toEqual(before);
});

test.each([
  ['another site by fetch metadata', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ['another origin of an old browser', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }, 403],
  ['a hidden origin', { 'sec-fetch-site': undefined, origin: 'null' }, 403],
  ['our own page in an old browser', { 'sec-fetch-site': undefined, origin: 'http://lantern.localhost' }, 201],
  ['a program that is no browser', { 'sec-fetch-site': undefined }, 201],
])('a change asked for by %s', async (_story, headers, status) => {
  const browser = testClient(subject.app);
  const reply = await browser.send({
    method: 'POST',
    url: '/landrover/api/guests',
    payload: {},
    headers: headers as Record<string, string>,
  });
  expect(reply.statusCode).toBe(status);
});

test('refusals speak the language of the visitor', async () => {
  const browser = testClient(subject.app);
  browser.jar.set('lang', 'es');
  const reply = await browser.get('/planinfo/details/VPP/plan-years/2027/plans/H9999-999');
  expect(reply.json()).toMatchObject({ detail: spanish['plan-not-found'].detail });
});

test('[ENV-402, DATA-017] dev overrides set business date, brand and flags for one browser only', async () => {
  const browser = testClient(subject.app);
  const overrides = { systemDateTime: '2026-09-30T23:59:58', brand: 'uhc', flags: { bannering: false } };
  expect((await browser.post('/dev/scene', overrides)).statusCode).toBe(200);

  expect(await bootstrapOf(browser)).toMatchObject({ brand: 'uhc', flags: { bannering: false } });
  const { systemDate } = (await browser.get('/landrover/api/systemDate')).json<{ systemDate: string }>();
  expect(systemDate).toMatch(/^2026-(09-30T23:59:5|10-01T00:00:0)\d-05:00$/);
  expect(await bootstrapOf(testClient(subject.app))).toMatchObject({ brand: 'aarp', flags: { bannering: true } });
});

test('dev overrides with a date that is none are refused', async () => {
  const reply = await testClient(subject.app).post('/dev/scene', { systemDateTime: 'tomorrow' });
  expect(reply.json()).toMatchObject({ status: 422, code: 'invalid-input' });
});

test('[ENV-402] production has no dev overrides, ignores their cookie and refuses an unknown host', async () => {
  const overrides = testClient(subject.app);
  await overrides.post('/dev/scene', { brand: 'uhc' });
  const browser = testClient(production.app, 'lantern.example');
  for (const [name, value] of overrides.jar) browser.jar.set(`__Host-${name}`, value);

  expect((await browser.post('/dev/scene', { brand: 'uhc' })).statusCode).toBe(404);
  expect(await bootstrapOf(browser)).toMatchObject({ brand: 'aarp' });
  for (const host of ['evil.example', 'constructor', '__proto__', '']) {
    const refused = await testClient(production.app, host).get('/landrover/api/bootstrap');
    expect(refused.json()).toMatchObject({ status: 421, code: 'unknown-host' });
  }
});

test('[ENV-402] a date in the content rules the season in Dev, and counts for nothing Online or in production', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder.path, 'aarp'));
  const document = { ...DEFAULT_DOCUMENTS.aarp.profile, systemDateTime: '2025-10-15T00:00:00' };
  writeFileSync(join(folder.path, 'aarp', 'profile.json'), JSON.stringify(document));
  const environment = { CONTENT_DIR: folder.path, ENVIRONMENT_HOSTS: 'lantern.localhost=Online' };
  const dated = await testApp({ environment });
  const yearOf = async (host: string) => (await bootstrapOf(testClient(dated.app, host))).systemDate.slice(0, 10);

  expect(await yearOf('localhost')).toBe('2025-10-15');
  expect((await bootstrapOf(testClient(dated.app, 'localhost'))).flags['systemDateTime']).toBe(true);
  expect(await yearOf('lantern.localhost')).toBe('2026-11-16');
  expect((await bootstrapOf(testClient(dated.app, 'lantern.localhost'))).flags['systemDateTime']).toBe(false);
  await dated.close();
  folder.remove();
});

test('production cookies belong to the host, travel by https and are out of reach of scripts', async () => {
  const reply = await testClient(production.app, 'lantern.example').post('/landrover/api/guests', {});
  expect(reply.headers['set-cookie']).toMatch(
    /^__Host-sp_guest_aarp=.*Max-Age=7776000.*HttpOnly.*Secure.*SameSite=Lax$/,
  );
});

test('[DATA-409, ENV-601] nothing personal is kept by browsers or proxies, and the headers close the usual doors', async () => {
  const shopper = await guest(subject.app);
  for (const url of ['/landrover/api/systemDate', `${shopper.profile}/all`]) {
    expect((await shopper.get(url)).headers['cache-control']).toBe('no-store');
  }
  const { headers } = await shopper.get('/landrover/api/bootstrap');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('same-origin');
  const secure = await testClient(production.app, 'lantern.example').get('/landrover/api/bootstrap');
  expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
});

test('probes ask by address, and are answered', async () => {
  for (const url of ['/healthz', '/readyz']) {
    expect((await testClient(production.app, '10.0.0.7').get(url)).statusCode).toBe(200);
  }
});

test('a look at the other brand loses neither the guest nor the overridden time', async () => {
  const browser = testClient(subject.app, 'localhost');
  await browser.post('/landrover/api/guests', {});
  const { viewer } = await bootstrapOf(browser);
  await browser.post('/dev/scene', { brand: 'uhc' });
  expect((await bootstrapOf(browser)).viewer.uuid).toBeNull();
  await browser.post('/dev/scene', { brand: 'aarp' });
  expect((await bootstrapOf(browser)).viewer).toEqual(viewer);
});

test('a county code of another state is refused', async () => {
  const search = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/NY/fips-county-codes/53033';
  expect((await testClient(subject.app).get(search)).json()).toMatchObject({ status: 422, code: 'invalid-input' });
});

test.each(['0x7EB', '2.027e3', '+2027', '%202027%20', '20277'])('%s is no plan year', async (year) => {
  const reply = await testClient(subject.app).get(`/planinfo/details/VPP/plan-years/${year}/plans/H9901-001`);
  expect(reply.json()).toMatchObject({ status: 422, code: 'invalid-input' });
});

test('an address that is refused before any route has the same headers', async () => {
  const { headers } = await testClient(subject.app).get('/geolocationinfo/counties/%');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('metrics name routes by pattern, and production gives them to nobody without the token', async () => {
  const shopper = await guest(subject.app);
  await shopper.get(`${shopper.profile}/plans`);
  const metrics = (await shopper.get('/metrics')).body;
  expect(metrics).toContain('route="/landrover/api/Users/:uuid/:section"');
  expect(metrics).not.toContain(shopper.uuid);
  for (const authorization of [undefined, 'Bearer null', 'Bearer undefined', 'Bearer ']) {
    const reply = await testClient(production.app, 'lantern.example').send({
      method: 'GET',
      url: '/metrics',
      headers: { ...(authorization && { authorization }) },
    });
    expect(reply.statusCode).toBe(404);
  }
});

test('[DATA-400] the document of the calls is OpenAPI 3.1 and holds every path of the contract', async () => {
  const document = (await testClient(subject.app).get('/openapi.json')).json<{ openapi: string; paths: object }>();
  expect(document.openapi).toBe('3.1.0');
  // Sign-in with accounts of our own is the identity provider's, whose standard describes it.
  const calls = CALL_IDS.map(factsOf).filter(({ onlyWith }) => onlyWith !== 'own-accounts');
  expect(new Set(Object.keys(document.paths))).toEqual(new Set(calls.map(({ path }) => path)));
});
