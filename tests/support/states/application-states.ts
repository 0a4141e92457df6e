import { expect } from '@playwright/test';
import { applicationTexts as english } from '#content/en/application-texts.ts';
import { applicationTexts as spanish } from '#content/es/application-texts.ts';
import type { Shopper } from '#tests/support/browser/shopper.ts';
import type { States } from './state.ts';

/** The online application, and how a person gets there. */
export const APPLICATION_STATES: States = {
  'application-guest': openWelcome,
};

/** The plan that stands first on the list of King County. */
const PLAN = 'planId=H9921001000&planYear=2027&zipcode=98101&county=53033';

async function openWelcome({ page }: Shopper) {
  // The brand decides the address, and is not known before a page stands.
  await page.goto('/health-plans');
  const base = (await page.locator('html').getAttribute('data-brand')) === 'uhc' ? 'harbor' : 'lantern';
  await page.goto(`/online-application/${base}/ma/welcome?${PLAN}`);
  const { application: words } = (await page.locator('html').getAttribute('lang')) === 'es' ? spanish : english;
  await expect(page.getByRole('heading', { name: words.welcome.account })).toBeVisible();
}
