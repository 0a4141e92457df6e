import type { Page } from '@playwright/test';

/** What the server answers to such a call, changed on its way to the page. */
export const changeReply = <Reply>(page: Page, path: RegExp, method: string, change: (reply: Reply) => Reply) =>
  page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    // Chromium finds the names below localhost by itself, and Node does not.
    const address = new URL(route.request().url());
    // Whole also where it has not changed: there is nothing to change in a 304.
    const { 'if-none-match': _known, ...sent } = await route.request().allHeaders();
    const headers = { ...sent, host: address.host };
    address.hostname = '127.0.0.1';
    const answer = await route.fetch({ url: address.href, headers });
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });
