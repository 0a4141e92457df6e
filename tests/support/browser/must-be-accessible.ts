import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { kindsOfText } from './kinds-of-text.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const COLORS = ['color-contrast', 'link-in-text-block'];

const isLong = Boolean(process.env['LONG']);

/** Axe, on the page as it stands now. */
export async function mustBeAccessible(page: Page) {
  await mustBeWellFormed(page);
  await mustHaveContrast(page);
}

/** All but colors. Target size is off in axe by itself, but part of WCAG 2.2 AA. */
export async function mustBeWellFormed(page: Page) {
  await page.locator('h1:visible').waitFor();
  const apart = Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }]));
  await mustPass(page, { rules: { 'target-size': { enabled: true }, ...apart } }, ALIKE);
}

/** For a journey that comes through a state of the table, which is looked at there: the long suite looks here too. */
export const mustBeAccessibleAgain = isLong ? mustBeAccessible : async () => {};

/** What axe knows of colours, without all else. */
export const mustHaveContrast = (page: Page) =>
  isLong ? mustPass(page, ONLY_COLORS, EVERYTHING) : newKindsMustHaveContrast(page);

/** What axe knows of sizes and places, without all else. */
export const mustBeInReach = (page: Page) =>
  mustPass(page, { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] } }, ALIKE);

const EVERYTHING = 'document';
const ONLY_COLORS: RunOptions = { runOnly: { type: 'rule', values: COLORS } };
/** Rows of a long list are alike, and axe takes its time with each. Whether they fit is asked of all of them. */
const ALIKE = isLong ? EVERYTHING : `({ exclude: ['li:nth-child(n + 9) > article'] })`;

/** The kinds of text that this worker has asked about, on whatever page. */
const passed = new Set<string>();

/**
 * Two texts that are drawn alike are read alike, on one page as on another, and contrast is what axe takes most of its
 * time for.
 */
async function newKindsMustHaveContrast(page: Page) {
  await settleAnimations(page);
  const keys = await page.evaluate<string[]>(`(globalThis.kindsOfText = (${kindsOfText.toString()})()).keys`);
  const fresh = keys.flatMap((key, index) => (passed.has(key) ? [] : [index]));
  if (fresh.length === 0) return;
  await mustPass(
    page,
    ONLY_COLORS,
    `({ include: ${JSON.stringify(fresh)}.map((index) => kindsOfText.elements[index]) })`,
  );
  for (const key of keys) passed.add(key);
}

async function mustPass(page: Page, options: RunOptions, where: string) {
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

/** A colour on its way to another would be measured half way. What ends is at its end, and what never ends is left. */
const settleAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    for (const animation of ending) animation.finish();
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
