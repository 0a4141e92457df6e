import type { Page } from '@playwright/test';

/** What the server answers to such a call, changed on its way to the page. */
export const changeReply = <Reply>(page: Page, path: RegExp, method: string, change: (reply: Reply) => Reply) =>
  page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    // Chromium finds the names below localhost by itself, and Node does not.
    const address = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: address.host };
    address.hostname = '127.0.0.1';
    const answer = await route.fetch({ url: address.href, headers });
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });
