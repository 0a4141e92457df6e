import { expect, test } from 'vitest';
import type { PageToDraw } from '#contract/drawn-page.ts';
import { aStart, aViewer } from '#tests/support/web/examples.ts';
import { KeptViews } from './kept-views.ts';

const page = (change: Partial<PageToDraw> = {}): PageToDraw => ({
  id: 'plan-list',
  language: 'en',
  address: '/health-plans?zipcode=98101',
  screen: 'phone',
  boot: aStart({ viewer: aViewer({ uuid: null }), systemDate: '2026-09-30T09:00:00-05:00' }),
  place: '{}',
  plans: '[]',
  compared: null,
  profile: null,
  example: null,
  ...change,
});

const aView = { markup: 'a view', title: 'A page' };

const at = (systemDate: string) => page({ boot: { ...page().boot, systemDate } });

test('a view is kept for its day, and not for the first minute of the next', async () => {
  const views = new KeptViews();
  views.keep(page(), Promise.resolve(aView));
  expect(await views.find(at('2026-09-30T23:59:59-05:00'))).toBe(aView);
  expect(views.find(at('2026-10-01T00:00:00-05:00'))).toBeNull();
});

test.each<[string, Partial<PageToDraw>]>([
  ['other plans', { plans: '[{}]' }],
  ['other plans side by side', { compared: '[]' }],
  ['another place', { place: null }],
  ['another example', { example: '{}' }],
  ['other rights of who looks', { boot: aStart({ viewer: aViewer({ uuid: null, may: [] }) }) }],
  ['another address', { address: '/health-plans?zipcode=10001' }],
  ['another screen', { screen: 'desktop' }],
])('with %s it is another view', (_what, change) => {
  const views = new KeptViews();
  views.keep(page(), Promise.resolve(aView));
  expect(views.find(page(change))).toBeNull();
});

test('what could not be drawn is not kept', async () => {
  const views = new KeptViews();
  const failed = Promise.reject<never>(new Error('a part of it has no words'));
  views.keep(page(), failed);
  await expect(failed).rejects.toThrow();
  expect(views.find(page())).toBeNull();
});

test('beyond what there is room for, the oldest views go, and only those', async () => {
  const views = new KeptViews();
  const large = 'x'.repeat(6_000_000);
  const ofNumber = (number: number) => page({ address: `/health-plans?${number}` });
  for (const number of [1, 2, 3]) {
    const drawn = Promise.resolve({ ...aView, markup: large });
    views.keep(ofNumber(number), drawn);
    await drawn;
  }
  expect([1, 2, 3].map((number) => views.find(ofNumber(number)) !== null)).toEqual([false, true, true]);
});
