import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_IDS, routesOf } from '#contract/pages.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fixedPages } from '#tests/support/fixed-pages.ts';
import { testClient } from '#tests/support/test-client.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ webFolder: fixedPages() });
});
afterAll(() => subject.close());

test.each([
  ['the details of a plan', '/health-plans/details/H9901001000?zipcode=98101&county=53033&planYear=2027', 200],
  ['a plan number that is none', '/health-plans/details/%3Cscript%3E', 200],
  ['a comparison', '/health-plans/compare?compareplanIds=H9901001000,H9901002000&planYear=2027', 200],
  ['what Medicare is', '/medicare-education', 200],
  ['details of nothing', '/health-plans/details', 404],
  ['a page below the details', '/health-plans/details/H9901001000/more', 404],
] as const)('%s has the page for an answer, with its status', async (_story, url, status) => {
  const reply = await testClient(subject.app).send({ method: 'GET', url, headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.body).toContain('id="boot"');
});

test.each(PAGE_IDS.flatMap(routesOf))('[SHELL-012] %s answers the page', async (route) => {
  const url = route.replaceAll(/:\w+/g, 'anything');
  const reply = await testClient(subject.app).send({ method: 'GET', url, headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('id="boot"');
});

const placeIn = (address: string) => dataIn(address, 'place');

const dataIn = async (address: string, id: string) => {
  const reply = await testClient(subject.app).send({ method: 'GET', url: address, headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(200);
  const [, data] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(reply.body) ?? [];
  return data && JSON.parse(data);
};

const KING = '/health-plans?zipcode=98101&county=53033&planYear=2027';

test('the page of a plan list holds its plans, as the call answers them', async () => {
  const search = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes/033';
  const held = await dataIn(KING, 'plans');
  const reply = (await testClient(subject.app).get(search)).json();
  expect(reply.plans.length).toBeGreaterThan(0);
  expect(held).toEqual({ stateCode: 'WA', fipsCountyCode: '033', reply });
});

test.each([
  ['another page of the tool', KING.replace('?', '/compare?')],
  ['no year', KING.replace('&planYear=2027', '')],
  ['what is no year', KING.replace('2027', '20270')],
  ['two years', `${KING}&planYear=2026`],
  ['a ZIP code of two counties and none of them', '/health-plans?zipcode=98011&planYear=2027'],
  ['the county of another ZIP code', KING.replace('53033', '36061')],
])('with %s it holds none, and is there', async (_story, address) => {
  expect(await dataIn(address, 'plans')).toBeUndefined();
});

const COMPARISON = '/health-plans/compare?planYear=2027&compareplanIds=';

async function twoPlans() {
  const search = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes/033';
  const { plans } = (await testClient(subject.app).get(search)).json();
  return plans.slice(0, 2).map(({ planId }: { planId: string }) => planId) as [string, string];
}

test('the page of a comparison holds the plans of its address, as the calls answer them', async () => {
  const ids = await twoPlans();
  const ask = (id: string) => testClient(subject.app).get(`/planinfo/details/VPP/plan-years/2027/plans/${id}`);
  const replies = (await Promise.all(ids.map(ask))).map((reply) => reply.json());
  expect(await dataIn(`${COMPARISON}${ids.join(',')}`, 'compared')).toEqual(replies);
  // One that is named twice is there once; one that is not there is left out.
  expect(await dataIn(`${COMPARISON}${ids[0]},${ids[0]},H0000000000`, 'compared')).toEqual([replies[0]]);
});

test('the page of a plan holds what is known of it, as the call answers it', async () => {
  const [id] = await twoPlans();
  const reply = (await testClient(subject.app).get(`/planinfo/details/VPP/plan-years/2027/plans/${id}`)).json();
  expect(await dataIn(`/health-plans/details/${id}?planYear=2027`, 'compared')).toEqual([reply]);
  expect(await dataIn(`/health-plans/details/${id}`, 'compared')).toBeUndefined();
  expect(await dataIn('/health-plans/details/H0000000000?planYear=2027', 'compared')).toBeUndefined();
});

test.each([
  ['no year', (ids: string) => `/health-plans/compare?compareplanIds=${ids}`],
  ['what is no year', (ids: string) => `/health-plans/compare?planYear=20270&compareplanIds=${ids}`],
  ['no plan', () => COMPARISON],
  ['what is no plan', () => `${COMPARISON}%3C%2Fscript%3E`],
  ['plans that are not there', () => `${COMPARISON}H0000000000`],
  ['another page', (ids: string) => `/health-plans?planYear=2027&compareplanIds=${ids}`],
])('with %s a comparison holds none, and is there', async (_story, addressOf) => {
  expect(await dataIn(addressOf((await twoPlans()).join(',')), 'compared')).toBeUndefined();
});

test('a page whose address has a ZIP code holds its counties, as the call would answer them', async () => {
  const counties = (await testClient(subject.app).get('/geolocationinfo/counties/98011')).json().data.counties;
  expect(counties).toHaveLength(2);
  expect(await placeIn('/health-plans?zipcode=98011&planYear=2027')).toEqual({ zipcode: '98011', counties });
  expect(await placeIn('/health-plans?zipcode=99999')).toEqual({ zipcode: '99999', counties: [] });
});

test.each([
  ['no ZIP code', ''],
  ['what is none', '?zipcode=00000'],
  ['a script', '?zipcode=%3C%2Fscript%3E%3Cscript%3E'],
  ['two of them', '?zipcode=98101&zipcode=98011'],
])('with %s in its address a page holds no counties, and is there', async (_story, query) => {
  expect(await placeIn(`/health-plans${query}`)).toBeUndefined();
});

test.each([
  ['lantern.localhost', 'bitter'],
  ['harbor.localhost', 'archivo'],
])('%s fetches the heading face of its brand with the page, and no other one', async (host, face) => {
  const { body } = await testClient(subject.app).send({
    method: 'GET',
    url: '/',
    headers: { accept: 'text/html', host },
  });
  const faces = [...body.matchAll(/<link[^>]+href="\/faces\/(\w+)"/g)].map(([, name]) => name);
  expect(faces).toEqual([face]);
});
