import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAWN_PAGES } from '#contract/drawn-page.ts';
import { PAGE_IDS, type PageId, routesOf } from '#contract/pages.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { drawnPages, NOT_TO_BE_DRAWN } from '#tests/support/drawn-pages.ts';
import { agentSmith, fakeIdentity, sam } from '#tests/support/fake-identity.ts';
import { signedIn } from '#tests/support/sign-in.ts';
import { guest, testClient } from '#tests/support/test-client.ts';
import { aStart, aViewer } from '#tests/support/web/examples.ts';
import { firstViews } from './drawn-pages.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, webFolder: drawnPages() });
});
afterAll(() => subject.close());

type Browser = Pick<ReturnType<typeof testClient>, 'send'>;

/** What stands between the marks: which drawing of the program it is, and what it was told. */
async function drawnFor(browser: Browser, url: string, headers: Record<string, string> = {}) {
  const { body, statusCode } = await browser.send({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
  expect(statusCode, body.slice(0, 300)).toBe(url === '/nowhere' ? 404 : 200);
  expect(body).toContain('id="boot"');
  const title = /<title>(.*)<\/title>/.exec(body)?.[1];
  const [, screen, words] = /<div id="root" data-screen="(\w+)"[^>]*><main>(.*?)<\/main>/.exec(body) ?? [];
  if (words === undefined) {
    expect(title).toBe('Medicare plans');
    return null;
  }
  const [count, id, language, brand, drawnScreen, uuid, hasProfile] = words.trim().split(' ');
  expect(drawnScreen).toBe(screen);
  expect(title).toBe(`&lt;Drawn&gt; &amp; &quot;${id}&quot;`);
  return { count: Number(count), id, language, brand, screen, uuid, hasProfile: hasProfile === 'true' };
}

const newcomer = (host?: string) => testClient(subject.app, host);

const addressOf = (id: PageId) => (routesOf(id)[0] ?? '/nowhere').replaceAll(/:\w+/g, 'anything').replace('*', '');

test.each(PAGE_IDS)('the first view of %s is drawn where the table says so', async (id) => {
  const drawn = await drawnFor(newcomer(), addressOf(id));
  expect(drawn?.id).toBe(DRAWN_PAGES.has(id) ? id : undefined);
});

test.each([
  ['a browser that says it is a phone', { 'sec-ch-ua-mobile': '?1', 'user-agent': 'X11; Linux' }, 'phone'],
  ['a browser that says it is none', { 'sec-ch-ua-mobile': '?0', 'user-agent': 'Android Mobile Safari' }, 'desktop'],
  ['an iPhone, which says it in its name alone', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' }, 'phone'],
  ['a browser of a desktop', { 'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605' }, 'desktop'],
])('%s gets the view for its screen', async (_who, headers, screen) => {
  expect(await drawnFor(newcomer(), '/', headers)).toMatchObject({ screen });
});

test('newcomers share what was drawn of an address, each language, brand and screen for itself', async () => {
  const address = '/health-plans?zipcode=98101&county=53033&planYear=2027';
  const first = await drawnFor(newcomer(), address);
  expect(await drawnFor(newcomer(), address)).toEqual(first);

  const others = [
    await drawnFor(newcomer(), `${address}&sort=stars`),
    await drawnFor(newcomer('harbor.localhost'), address),
    await drawnFor(newcomer(), address, { 'sec-ch-ua-mobile': '?1' }),
    await drawnFor(newcomer(), address, { cookie: 'lang=es' }),
  ];
  const counts = [first, ...others].map((drawn) => drawn?.count);
  expect(new Set(counts).size).toBe(5);
  expect(others.map((drawn) => [drawn?.brand, drawn?.screen, drawn?.language])).toEqual([
    ['aarp', 'desktop', 'en'],
    ['uhc', 'desktop', 'en'],
    ['aarp', 'phone', 'en'],
    ['aarp', 'desktop', 'es'],
  ]);
});

test('whoever comes with a Spanish browser gets the Spanish page, until they choose', async () => {
  const spanish = { 'accept-language': 'es-US,es;q=0.9' };
  expect(await drawnFor(newcomer(), '/', spanish)).toMatchObject({ language: 'es' });
  expect(await drawnFor(newcomer(), '/', { ...spanish, cookie: 'lang=en' })).toMatchObject({ language: 'en' });
});

test('what is drawn for one person nobody else gets, nor they again', async () => {
  const shopper = await signedIn(subject.app, provider, sam);
  const somebody = await guest(subject.app);
  for (const { browser, uuid } of [
    { browser: shopper, uuid: shopper.uuid },
    { browser: somebody, uuid: somebody.uuid },
  ]) {
    const theirs = await drawnFor(browser, '/shopper-profile');
    expect(theirs).toMatchObject({ uuid, hasProfile: true });
    expect((await drawnFor(browser, '/shopper-profile'))?.count).not.toBe(theirs?.count);
    expect(await drawnFor(newcomer(), '/shopper-profile')).toMatchObject({ uuid: '', hasProfile: false });
  }
});

test('nothing is drawn for an agent, nor where a sign-in is to be finished first', async () => {
  const desk = await signedIn(subject.app, provider, agentSmith);
  expect(await drawnFor(desk, '/shopper-profile')).toBeNull();
  expect(await drawnFor(newcomer(), '/shopper-profile?code=abc&state=def')).toBeNull();
  expect(await drawnFor(newcomer(), '/?signin=unavailable')).toBeNull();
});

test('with its time for drawing spent, the process gives what is kept, and other pages come without a view', async () => {
  let now = 0;
  globalThis.beforeDrawing = () => {
    now += 3_000;
  };
  const draw = await firstViews({
    webFolder: drawnPages(),
    drawingMsPerSecond: 500,
    onFailure: () => expect.unreachable(),
    now: () => now,
  });
  const boot = aStart({ viewer: aViewer({ uuid: null }) });
  const nothing = { boot, place: null, plans: null, compared: null, profile: null, example: null };
  const views = (address: string) =>
    draw({ id: 'home', request: { url: address, headers: {}, query: {} } as FastifyRequest, ...nothing });

  const first = await views('/');
  expect(first?.markup).toContain('home');
  expect(await views('/?another')).toBeNull();
  expect(await views('/')).toEqual(first);
  now += 2_000;
  expect(await views('/?another')).not.toBeNull();
  globalThis.beforeDrawing = undefined;
});

test('a page that can not be drawn comes without its view, and is tried again', async () => {
  const address = `/health-plans?sort=${NOT_TO_BE_DRAWN}`;
  expect(await drawnFor(newcomer(), address)).toBeNull();
  expect(await drawnFor(newcomer(), address)).toBeNull();
  expect(await drawnFor(newcomer(), '/')).not.toBeNull();
});
