import { expect, type Page, type Request } from '@playwright/test';

/** Watches what the page asks for from now on. */
export function watchCalls(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { areAnswered: () => expect.poll(() => open.size, 'requests without an answer').toBe(0) };
}
