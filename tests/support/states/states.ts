import { expect } from '@playwright/test';
import { watchCalls } from '#tests/support/browser/open-calls.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import { KING_COUNTY_PLANS, PROFILE, type Shopper } from '#tests/support/browser/shopper.ts';
import { ONE_PLAN, PLANS_OF_YEAR, refuse, withoutSavedInPage } from '#tests/support/browser/trouble.ts';
import type { PlanFilter } from '#web/parts/plan-search/plan-list-address.ts';
import { ACCESS_STATES } from './access-states.ts';
import { ACCOUNT_STATES } from './account-states.ts';
import { ACTIVE_PLAN_STATES } from './active-plan-states.ts';
import { AGENT_STATES } from './agent-states.ts';
import { APPLICATION_CARD_STATES } from './application-card-states.ts';
import { APPLICATION_FORM_STATES } from './application-form-states.ts';
import { APPLICATION_STATES } from './application-states.ts';
import { CASH_CALENDAR_STATES } from './cash-calendar-states.ts';
import { COST_STATES } from './cost-states.ts';
import { COVER_STATES } from './cover-states.ts';
import { DOCTOR_STATES } from './doctor-states.ts';
import { DRUG_STATES } from './drug-states.ts';
import { HELP_STATES } from './help-states.ts';
import { HOME_STATES } from './home-states.ts';
import { IMPORT_STATES } from './import-states.ts';
import { browseOf, choosesToCompare, chooseToCompare, namesOf } from './list-kit.ts';
import { LIST_STATES } from './list-states.ts';
import { OWN_DATA_STATES } from './own-data-states.ts';
import { PHARMACY_STATES } from './pharmacy-states.ts';
import { PLAN_DOCTOR_STATES } from './plan-doctor-states.ts';
import { PROSPECT_STATES } from './prospect-states.ts';
import { PROVIDER_STATES } from './provider-states.ts';
import { reachState, type States, takeLastStep, waysThrough } from './state.ts';
import { UNREADABLE_STATES } from './unreadable-states.ts';
import { VIEWER_STATES } from './viewer-states.ts';

const ONE_OF_EACH = ['MAPD', 'MA', 'PDP', 'SNP'] as const;

/** Wider than any phone of the pictures. */
const PHONE_ENDS = 600;

/** Every state of the pages worth a picture and a look by axe, and how a person gets there. */
const STATES: States = {
  ...HOME_STATES,
  ...ACTIVE_PLAN_STATES,
  ...APPLICATION_CARD_STATES,
  ...APPLICATION_STATES,
  ...APPLICATION_FORM_STATES,
  ...CASH_CALENDAR_STATES,
  ...LIST_STATES,
  ...COVER_STATES,
  ...DOCTOR_STATES,
  ...PLAN_DOCTOR_STATES,
  ...UNREADABLE_STATES,
  details: async (shopper) => {
    await openDetails(shopper);
  },
  'details-drug-plan': async (shopper) => {
    await openDetails(shopper, 'PDP');
  },
  'details-not-there': async ({ page }) => {
    await page.goto(KING_COUNTY_PLANS.replace('?', '/details/H0000-000?'));
    await expect(page.getByRole('link', { name: /./ }).first()).toBeVisible();
  },
  compare: {
    after: 'plan-list-tray',
    go: async (shopper) => {
      await choosesToCompare(shopper, 3);
      await opensComparison(shopper, 3);
    },
  },
  'compare-all-rows': {
    after: 'compare',
    go: async ({ page }) => {
      const { compare: words } = await browseOf(page);
      await page.getByLabel(words.onlyDifferences).uncheck();
      await expect(page).toHaveURL(/rows=all/);
      await expect(page.getByText(words.nothingLeftOut)).toBeVisible();
    },
  },
  'compare-four': async (shopper) => {
    await chooseToCompare(shopper, 4, 'SNP');
    await opensComparison(shopper, 4);
  },
  // On a phone the third plan, and a second group of rows; on a desktop a group that is closed.
  'compare-chosen': {
    after: 'compare-four',
    go: async ({ page }) => {
      const { compare: words } = await browseOf(page);
      const right = page.getByLabel(words.sides.right);
      // On a wide screen all four stand side by side; what was drawn for a phone before may take a moment to go.
      if ((page.viewportSize()?.width ?? 0) < PHONE_ENDS) await right.selectOption({ index: 2 });
      await page.getByRole('button', { name: words.groups.drugs, exact: true }).click();
    },
  },
  'compare-too-few': async ({ page }) => {
    await page.goto(KING_COUNTY_PLANS.replace('?', '/compare?compareplanIds=H0000000000&'));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
  education: async ({ page }) => {
    await page.goto('/medicare-education');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'profile-empty': async ({ page, texts }) => {
    await page.goto(PROFILE);
    await expect(page.getByText(texts.savedPlans.empty)).toBeVisible();
  },
  profile: async (shopper) => {
    await openProfile(shopper);
  },
  'profile-remove': {
    after: 'profile',
    go: async (shopper) => {
      const [first = ''] = await shopper.names();
      await shopper.removeButton(first).click();
      await expect(shopper.dialog).toBeVisible();
    },
  },
  'profile-not-removed': {
    after: 'profile-remove',
    go: async (shopper) => {
      const [first = ''] = await shopper.names();
      await refuse(shopper.page, ONE_PLAN, { method: 'DELETE' });
      await shopper.dialog.getByRole('button', { name: shopper.texts.savedPlans.confirmRemove }).click();
      await expect(shopper.card(first).getByRole('alert')).toBeVisible();
    },
  },
  'profile-removed': {
    after: 'profile-not-removed',
    go: async (shopper) => {
      const [first = ''] = await shopper.names();
      await shopper.page.unroute(ONE_PLAN);
      await shopper.removes(first);
      await expect(shopper.page.getByRole('button', { name: shopper.texts.shell.undo })).toBeVisible();
    },
  },
  'profile-other-year-empty': {
    after: 'profile',
    go: async (shopper) => {
      await shopper.year(2026).check({ force: true });
      await expect(shopper.page.getByText(shopper.texts.savedPlans.seeYear(2027))).toBeVisible();
    },
  },
  'profile-guest-note': {
    after: 'profile-empty',
    go: async ({ page }) => {
      await page.getByRole('complementary').getByRole('button').click();
      await expect(page.getByRole('complementary').getByRole('link', { name: /./ })).toHaveCount(3);
    },
  },
  'profile-failed': async (shopper) => {
    await saveFour(shopper);
    await withoutSavedInPage(shopper.page);
    await refuse(shopper.page, PLANS_OF_YEAR);
    await shopper.page.goto(PROFILE);
    await expect(shopper.page.getByText(shopper.texts.savedPlans.failed)).toBeVisible({ timeout: RETRIES });
  },
  ...DRUG_STATES,
  ...PHARMACY_STATES,
  ...PROVIDER_STATES,
  ...HELP_STATES,
  ...ACCOUNT_STATES,
  ...ACCESS_STATES,
  ...OWN_DATA_STATES,
  ...COST_STATES,
  ...VIEWER_STATES,
  ...IMPORT_STATES,
  ...AGENT_STATES,
  ...PROSPECT_STATES,
  'not-found': async ({ page, texts }) => {
    await page.goto('/no-such-page');
    await expect(page.getByText(texts.shell.notFound.lead)).toBeVisible();
  },
};

export const STATE_NAMES: readonly string[] = Object.keys(STATES);

export const reach = (shopper: Shopper, name: string) => reachState(STATES, name, shopper);

export const goOnTo = (shopper: Shopper, name: string) => takeLastStep(STATES, name, shopper);

export const waysTo = (names: readonly string[]) => waysThrough(STATES, names);

const RETRIES = 30_000;

/** What the server itself refuses on the way there. */
export const REFUSED_STATES: Record<string, number> = {
  'not-found': 404,
  'details-not-there': 404,
  'compare-too-few': 404,
  'account-sign-in-ended': 410,
  'account-sign-in-refused': 422,
  'account-second-step-refused': 422,
  'account-mailed-code-refused': 422,
};

const saveFour = ({ page }: Shopper) => savePlans(page, ONE_OF_EACH);

async function openProfile(shopper: Shopper) {
  await saveFour(shopper);
  await shopper.page.goto(PROFILE);
  await expect(shopper.page.getByRole('article')).toHaveCount(4);
}

async function opensComparison({ page }: Shopper, count: number) {
  const words = await browseOf(page);
  await page.getByRole('link', { name: words.browse.tray.compare }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.compare.title(count));
}

async function openDetails(shopper: Shopper, type: PlanFilter = 'MAPD') {
  const { page } = shopper;
  const calls = watchCalls(page);
  await page.goto(KING_COUNTY_PLANS);
  await shopper.looksAt(type);
  const [first = ''] = await namesOf(shopper);
  const { browse: words } = await browseOf(page);
  await page.getByRole('link', { name: `${words.details} ${first}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await calls.areAnswered();
}
