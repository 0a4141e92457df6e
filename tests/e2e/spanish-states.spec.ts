import { texts as spanish } from '#content/es/texts.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { mustFit } from '#tests/support/browser/looks.ts';
import { mustBeSpanish } from '#tests/support/browser/must-be-spanish.ts';
import { aShopper } from '#tests/support/browser/shopper.ts';
import { STATE_NAMES, waysTo } from '#tests/support/states/states.ts';
import { walk } from '#tests/support/states/walk.ts';

/** The states that show most of what comes from data: the texts of ours are checked beside them. */
const FULL_OF_DATA = new Set([
  'home',
  'plan-list-saved',
  'plan-list-filters',
  'plan-list-costs-parts',
  'details',
  'details-drug-plan',
  'compare-all-rows',
  'compare-costs',
  'profile',
  'drug-view',
  'drug-cards',
  'drug-pricing',
  'drug-receipt',
  'drug-estimator-list',
  'drug-estimator-generic',
  'drug-estimator-results-apart',
  'pharmacy-costs',
  'access-every-kind',
]);

const names = STATE_NAMES.filter((name) => process.env['LONG'] || FULL_OF_DATA.has(name));

for (const way of waysTo(names)) {
  test(`in Spanish it has no English words, and its long words fit a narrow screen: ${way.join(', ')}`, async ({
    page,
    faults,
  }) => {
    await page.goto('/?lang=es');
    await walk(way, { shopper: aShopper(page, spanish), faults }, async () => {
      await mustBeSpanish(page);
      await mustFit(page);
    });
  });
}
