import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_IDS } from '#contract/pages.ts';
import { fetchPage, pageOfPath } from './pages.ts';

test('every file of the pages stands in the table', () => {
  const files = readdirSync('src/web/pages').filter((name) => name.endsWith('-page.tsx'));
  expect(files).toEqual(PAGE_IDS.map((id) => `${id}-page.tsx`).sort());
});

test.each([
  ['/', 'home'],
  ['/health-plans', 'plan-list'],
  ['/health-plans/', 'plan-list'],
  ['/health-plans/details/H5050009000', 'plan-details'],
  ['/health-plans/details', 'not-found'],
  ['/health-plans/compare', 'plan-compare'],
  ['/sign-in/abc', 'sign-in'],
  ['/no/such/page', 'not-found'],
])('%s shows the page %s', async (path, id) => {
  expect(pageOfPath(path)).toBe(id);
  await expect(fetchPage(pageOfPath(path))).resolves.toHaveProperty('default');
});
