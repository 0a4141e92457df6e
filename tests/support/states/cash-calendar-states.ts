import { expect } from '@playwright/test';
import { cashCalendar as english } from '#content/en/cash-calendar.ts';
import { dashboard } from '#content/en/dashboard.ts';
import { paymentPlan } from '#content/en/drug-cost-payment-plan.ts';
import { cashCalendar } from '#content/es/cash-calendar.ts';
import { dashboard as spanishDashboard } from '#content/es/dashboard.ts';
import { paymentPlan as spanishPaymentPlan } from '#content/es/drug-cost-payment-plan.ts';
import { makesAccount } from '#tests/support/browser/people.ts';
import { FIVE_DRUGS, NEAR_PHARMACY, saveDrugs } from '#tests/support/browser/save-drugs.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import type { States } from './state.ts';

const ENGLISH = { ...english, ...dashboard.calendar, bills: paymentPlan.show };
const SPANISH = { ...cashCalendar, ...spanishDashboard.calendar, bills: spanishPaymentPlan.show };

/** A year of a saved plan in money and days. */
export const CASH_CALENDAR_STATES: States = {
  'profile-cash-calendar': async ({ page }) => {
    const [planName = ''] = await savePlans(page, ['MAPD', 'PDP']);
    await saveDrugs(page, FIVE_DRUGS, NEAR_PHARMACY);
    await makesAccount(page, { firstName: 'Clara', lastName: 'Example' });
    const words = (await page.locator('html').getAttribute('lang')) === 'es' ? SPANISH : ENGLISH;
    await page.getByRole('button', { name: words.show }).click();
    await expect(page.getByRole('table', { name: words.table(planName, 2027) })).toBeVisible();
    await page.getByRole('switch', { name: words.bills }).check();
    await expect(page.getByRole('columnheader', { name: words.bill })).toBeAttached();
  },
};
