import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { drugCostTexts } from '#content/en/drug-cost-texts.ts';
import type { RestOfYear } from '#contract/drug-cost.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import { aCost } from '#tests/support/web/cost-examples.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aPlan, asSaved } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { rememberYear } from '#web/data/remembered-place.ts';

const { drugCosts } = drugCostTexts;

beforeAll(async () => {
  teachDialogs();
  await loadPageTexts('profile', 'en');
});
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function open(monthlyPremium: number | null, restOfYear: RestOfYear | null) {
  const plan = asSaved(aPlan({ planYear: 2026, monthlyPremium }));
  rememberYear(2026);
  fakeNetwork({
    ...fakeProfile([plan], [], { drugs: [LISINOPRIL] }).answers,
    estimatePlanCost: () => ({ plans: [aCost(plan.planId, 900_00, { planYear: 2026, restOfYear })] }),
  });
  openPage('/shopper-profile');
  return screen.findByRole('region', { name: `${drugCosts.title}: ${plan.planName}` });
}

test.each<[string, number | null, Partial<RestOfYear>, string]>([
  ['one month is named once', 20_00, {}, 'In December 2026: premium $20.00 + drugs $145.00 = $165.00'],
  [
    'of several months the first and the last',
    20_00,
    { fromMonth: 11 },
    'From November to December 2026: premium $40.00 + drugs $145.00 = $185.00',
  ],
  ['no premium to pay', 0, {}, 'In December 2026: premium $0.00 + drugs $145.00 = $145.00'],
  [
    'a premium that is not known leaves no sum',
    null,
    {},
    'In December 2026, without the premium, which we do not know: drugs $145.00',
  ],
  [
    'what is not covered is named',
    20_00,
    { notCovered: 23_00 },
    'In December 2026: premium $20.00 + drugs $145.00 ($23.00 of it not covered) = $165.00',
  ],
])('the rest of a running year stands beside the whole one: %s', async (_story, premium, change, sentence) => {
  const panel = await open(premium, { fromMonth: 12, total: 145_00, notCovered: 0, ...change });
  await within(panel).findByText('$900.00');
  expect(
    within(panel).getByText((_text, element) => element?.tagName === 'P' && element.textContent === sentence),
  ).toBeVisible();
});

test('a year that has not begun has no rest', async () => {
  const panel = await open(20_00, null);
  await within(panel).findByText('$900.00');
  expect(panel).not.toHaveTextContent('December');
});
