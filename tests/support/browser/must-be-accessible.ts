import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe, on the page as it stands now. Target size is off in axe by itself, but part of WCAG 2.2 AA. */
export const mustBeAccessible = (page: Page) => mustPass(page, { rules: { 'target-size': { enabled: true } } });

/** What axe knows of colours, without all else. */
export const mustHaveContrast = (page: Page) =>
  mustPass(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });

async function mustPass(page: Page, options: Parameters<AxeBuilder['options']>[0]) {
  await page.locator('h1:visible').waitFor();
  await settleAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
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
