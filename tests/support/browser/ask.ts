import type { Page } from '@playwright/test';

/** For calls before the first view: a page of the site, whose fonts the views then find in the browser. */
export async function openSite(page: Page) {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
}

/**
 * One call from within the page that is open, which must be one of ours, as who it is open for. No function is named
 * inside, since the page does not have what some runners of TypeScript name functions with.
 */
export const ask = (page: Page, address: string, body?: object, version?: number) =>
  page.evaluate(
    async (sent) => {
      const answer = await fetch(sent.address, {
        method: sent.body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          ...(sent.version !== undefined && { 'if-match': `"${sent.version}"` }),
        },
        ...(sent.body && { body: JSON.stringify(sent.body) }),
      });
      if (!answer.ok) throw new Error(`${sent.address}: ${answer.status}`);
      return answer.json();
    },
    { address, body, version },
  );

/** Who is looking, and the versions of what they keep. Who is nobody yet becomes a guest. */
export const whoIsLooking = (page: Page): Promise<{ uuid: string; versions: Record<string, number> }> =>
  ask(page, '/landrover/api/guests', {});
