import type { Page } from '@playwright/test';

/** Until then a link leads on as in any page, and the browser itself announces the page that it leads to. */
export const takenOver = (page: Page, selector = 'h1') =>
  page.waitForFunction(
    (part) => Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );
