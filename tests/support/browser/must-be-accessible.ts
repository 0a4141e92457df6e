import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe, on the page as it stands now. Target size is off in axe by itself, but part of WCAG 2.2 AA. */
export const mustBeAccessible = (page: Page) => mustPass(page, { rules: { 'target-size': { enabled: true } } });

/** What axe knows of colours, without all else. */
export const mustHaveContrast = (page: Page) =>
  mustPass(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });

async function mustPass(page: Page, options: RunOptions) {
  await page.locator('h1:visible').waitFor();
  await settleAnimations(page);
  // Half a megabyte, so it is sent once and then used as long as the document lives.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: { run: (how: RunOptions) => Promise<AxeResults> } }).axe.run(given),
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
  );
  expect(found, `what axe found at ${page.url()}`).toEqual([]);
}

/** A colour on its way to another would be measured half way. What never ends is not waited for. */
const settleAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
