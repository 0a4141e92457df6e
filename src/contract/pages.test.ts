import { expect, test } from 'vitest';
import { type PageId, routesOf } from './pages.ts';

test.each<[PageId, string[]]>([
  ['home', ['/', '/medicare']],
  ['plan-list', ['/health-plans', '/medicare/health-plans']],
  ['plan-details', ['/health-plans/details/:planId', '/medicare/health-plans/details/:planId']],
  ['sign-in', ['/sign-in/:interaction', '/medicare/sign-in/:interaction']],
  ['not-found', []],
])('[SHELL-012] the page %s stands at its address, and below the prefix of old links', (id, routes) => {
  expect(routesOf(id)).toEqual(routes);
});
