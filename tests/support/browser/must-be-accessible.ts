import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe, on the page as it stands now. Target size is off in axe by itself, but part of WCAG 2.2 AA. */
export const mustBeAccessible = (page: Page) => mustPass(page, { rules: { 'target-size': { enabled: true } } });

/** What axe knows of colours, without all else. */
export const mustHaveContrast = (page: Page) => mustPassRules(page, ['color-contrast', 'link-in-text-block']);

/** What axe knows of sizes and places, without all else. */
export const mustBeInReach = (page: Page) => mustPassRules(page, ['target-size', 'scrollable-region-focusable']);

const mustPassRules = (page: Page, values: string[]) => mustPass(page, { runOnly: { type: 'rule', values } });

/** Rows of a long list are alike, and axe takes its time with each. Whether they fit is asked of all of them. */
const ALIKE = process.env['LONG'] ? [] : ['li:nth-child(n + 9) > article'];

type AxeWindow = { axe: { run: (what: { exclude: string[] }, how: RunOptions) => Promise<AxeResults> } };

async function mustPass(page: Page, options: RunOptions) {
  await page.locator('h1:visible').waitFor();
  await settleAnimations(page);
  // Half a megabyte, so it is sent once and then used as long as the document lives.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const how: RunOptions = { ...options, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as AxeWindow).axe.run({ exclude: given.exclude }, given.how),
    { exclude: ALIKE, how },
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
