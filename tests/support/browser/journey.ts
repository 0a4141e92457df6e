import { type BrowserContext, test as base, expect } from '@playwright/test';
import { BRAND_TABLE, type BrandEntry } from '#content/brands/brand-table.ts';
import { aShopper, type Shopper } from './shopper.ts';
import { REFUSED_HERE } from './trouble.ts';

/** The suite's business date, on the browser's clock too: it runs alike in any year. */
export const NOW = new Date('2026-11-16T10:00:00-06:00');

/** Who signs in as an agent asks for another code where one was used already. */
export const SECOND_FACTOR = /\/second-factor$/;
export const CODE_REFUSED = 422;

/** What one browser saw that no journey may bring: collected while it runs, read at its end. */
export type Faults = {
  found: string[];
  /** Refusals of the server that the story itself brings about. */
  expected: Set<number>;
};

type Parts = { site: BrandEntry; faults: Faults; shopper: Shopper };

/** A journey fails on any error of the page, any refusal it did not expect, and any request that leaves our own hosts. */
export const test = base.extend<Parts>({
  site: async ({ baseURL }, use) => {
    await use(baseURL?.includes('harbor') ? BRAND_TABLE.uhc : BRAND_TABLE.aarp);
  },

  faults: async ({ site }, use) => {
    const faults: Faults = { found: [], expected: new Set() };
    await use(faults);
    expect(faults.found, `what the browser complained of on ${site.name}`).toEqual([]);
  },

  context: async ({ context, faults }, use) => {
    await prepare(context, faults);
    await use(context);
  },

  shopper: async ({ page }, use) => {
    await use(aShopper(page));
  },
});

/** For each browser that a journey opens besides its first. */
export async function prepare(context: BrowserContext, { found, expected }: Faults, now = NOW) {
  await context.clock.install({ time: now });
  context.on('weberror', (error) => found.push(`thrown: ${error.error().message}`));
  context.on('dialog', (dialog) => {
    found.push(`a dialog of the browser: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('console', (message) => {
    // The browser says of every refusal that it failed to load; the refusals themselves are watched below.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    found.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !hostname.endsWith('.localhost')) found.push(`a stranger: ${request.url()}`);
  });
  context.on('response', (response) => {
    const status = response.status();
    if (status === CODE_REFUSED && SECOND_FACTOR.test(response.url())) return;
    if (status >= 400 && !expected.has(status) && !(REFUSED_HERE in response.headers())) {
      found.push(`${status} for ${response.request().method()} ${response.url()}`);
    }
  });
}
