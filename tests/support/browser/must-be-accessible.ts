import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { oneOfEachKind } from './one-of-each-kind.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const COLORS = ['color-contrast', 'link-in-text-block'];

const isLong = Boolean(process.env['LONG']);

/** Axe, on the page as it stands now. Target size is off in axe by itself, but part of WCAG 2.2 AA. */
export async function mustBeAccessible(page: Page) {
  const apart = Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }]));
  await mustPass(page, { rules: { 'target-size': { enabled: true }, ...apart } }, ALIKE);
  await mustHaveContrast(page);
}

/** What axe knows of colours, without all else. */
export const mustHaveContrast = (page: Page) =>
  mustPass(page, { runOnly: { type: 'rule', values: COLORS } }, isLong ? EVERYTHING : ONE_OF_EACH_KIND);

/** What axe knows of sizes and places, without all else. */
export const mustBeInReach = (page: Page) =>
  mustPass(page, { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] } }, ALIKE);

const EVERYTHING = '({})';
/** Two texts that are drawn alike are read alike, and contrast is what axe takes most of its time for. */
const ONE_OF_EACH_KIND = `({ include: (${oneOfEachKind.toString()})() })`;
/** Rows of a long list are alike, and axe takes its time with each. Whether they fit is asked of all of them. */
const ALIKE = isLong ? EVERYTHING : `({ exclude: ['li:nth-child(n + 9) > article'] })`;

async function mustPass(page: Page, options: RunOptions, where: string) {
  await page.locator('h1:visible').waitFor();
  await settleAnimations(page);
  // Half a megabyte, so it is sent once and then used as long as the document lives.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const how: RunOptions = { ...options, resultTypes: ['violations'] };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${where}, ${JSON.stringify(how)})`);
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
