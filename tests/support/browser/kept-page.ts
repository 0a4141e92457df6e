import { type BrowserContext, type Disposable, expect, type Page } from '@playwright/test';
import { type Faults, test as journey, prepare } from './journey.ts';

/** An answer of the site that is no page: what is kept for the site can be taken away there, and nothing is loaded. */
const NO_PAGE = '/landrover/api/systemDate';

/** What a test listens to on a page, and what it lets run in each document, would go on in the next test. */
const LISTENED = ['request', 'requestfinished', 'requestfailed', 'console'] as const;

type Kept = { faults: Faults; context: BrowserContext | null };

/**
 * As a journey, but all tests of a worker use one page of one browser, as new each time. The first view of a fresh
 * browser takes three times as much work as a view in one that has loaded the site before, and there are many states.
 */
export const test = journey.extend<object, { kept: Kept }>({
  kept: [
    async ({ browser }, use) => {
      const kept: Kept = { faults: { found: [], expected: new Set() }, context: null };
      await use(kept);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { scope: 'worker' },
  ],

  faults: async ({ kept: { faults }, site }, use) => {
    faults.expected.clear();
    await use(faults);
    expect(faults.found, `what the browser complained of on ${site.name}`).toEqual([]);
  },

  context: async ({ browser, kept, faults }, use) => {
    if (!kept.context) {
      kept.context = await browser.newContext();
      await prepare(kept.context, faults);
    }
    await use(kept.context);
  },

  // Cleared before a test and not after it, so that a picture of a failure shows the page that failed.
  page: async ({ context, faults, viewport }, use) => {
    const [left] = context.pages();
    if (left) await forget(left);
    faults.found.length = 0;
    const page = left ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    const scripts = rememberScripts(page);
    await use(page);
    for (const script of await Promise.all(scripts)) await script.dispose();
  },
});

function rememberScripts(page: Page): Promise<Disposable>[] {
  const added: Promise<Disposable>[] = [];
  const { addInitScript }: Page = Object.getPrototypeOf(page);
  const remember = (...given: Parameters<typeof addInitScript>) => {
    const script = addInitScript.apply(page, given);
    added.push(script);
    return script;
  };
  page.addInitScript = remember as typeof addInitScript;
  return added;
}

async function forget(page: Page) {
  const context = page.context();
  for (const event of LISTENED) page.removeAllListeners(event);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  for (const other of context.pages().slice(1)) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
  // What is half typed is not asked about here.
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true));
  await page.goto(NO_PAGE);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await context.clearCookies();
}
