import type { Page } from '@playwright/test';

/** Until then a link leads on as in any page, and the browser itself announces the page that it leads to. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')));
