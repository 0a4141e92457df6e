import { expect, type Page } from '@playwright/test';
import { doctors } from '#content/en/doctors.ts';
import { doctors as spanishDoctors } from '#content/es/doctors.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { changeReply } from '#tests/support/browser/change-reply.ts';
import { doctorsNear, saveDoctors } from '#tests/support/browser/save-doctors.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import { PROFILE, type Shopper, ZIP } from '#tests/support/browser/shopper.ts';
import { refuse, withoutSavedInPage } from '#tests/support/browser/trouble.ts';
import { opensYearChanges } from './doctors-of-years.ts';
import { searchWords } from './provider-states.ts';
import type { States } from './state.ts';

export const SAVED_DOCTORS = /\/landrover\/api\/Users\/[^/]+\/providers\/\d{4}$/;
const COVERAGE = /\/providersearch\/providers\/v1\/coverage\/search$/;
const SAVED_PLANS = /\/landrover\/api\/Users\/[^/]+\/(all|plans)\/\d{4}/;
const RETRIES = 30_000;

export const doctorWords = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es' ? spanishDoctors : doctors;

/** The doctors view with one doctor for each icon, beside the plans that are saved. */
export async function opensDoctors({ page }: Shopper, plans: Parameters<typeof savePlans>[1] = ['MAPD', 'MA', 'PDP']) {
  await savePlans(page, plans);
  await saveDoctors(page, await doctorsNear(page));
  await page.goto(`${PROFILE}#providers`);
  const words = await doctorWords(page);
  await expect(page.locator('[data-doctor]')).toHaveCount(4);
  return words;
}

const asksToRemove = async ({ page }: Shopper) => {
  const words = await doctorWords(page);
  await page
    .getByRole('button', { name: new RegExp(`^${words.remove}`) })
    .first()
    .click();
  return words;
};

/** The plans as private fee-for-service ones, which the sample has none of here. */
const asPffs = (profile: ProfileReply): ProfileReply =>
  JSON.parse(
    JSON.stringify(profile)
      .replaceAll('"isPffs":false', '"isPffs":true')
      .replaceAll(/"planProductType":"(HMO|PPO)"/g, '"planProductType":"PFFS"'),
  );

/** The saved doctors and dentists, and how a person gets there. */
export const DOCTOR_STATES: States = {
  'doctors-empty': async ({ page }) => {
    await page.goto(`${PROFILE}#providers`);
    const words = await doctorWords(page);
    await expect(page.getByText(words.empty)).toBeVisible();
  },
  'doctors-grid': async (shopper) => {
    const words = await opensDoctors(shopper);
    await expect(shopper.page.getByText(words.grid.details).filter({ visible: true }).first()).toBeVisible();
  },
  'doctors-list': async (shopper) => {
    const words = await opensDoctors(shopper, ['PDP']);
    await expect(shopper.page.getByText(words.onlyDrugPlans(2027))).toBeVisible();
  },
  'doctors-pffs': async (shopper) => {
    const { page } = shopper;
    await withoutSavedInPage(page);
    await changeReply<ProfileReply>(page, SAVED_PLANS, 'GET', asPffs);
    const words = await opensDoctors(shopper);
    await expect(page.getByText(words.heading.acceptMedicare)).toBeVisible();
  },
  'doctors-year-changes': async (shopper) => {
    await opensYearChanges(shopper);
    const { yearChanges } = await doctorWords(shopper.page);
    await expect(shopper.page.getByRole('heading', { name: yearChanges.heading(2027) })).toBeVisible();
  },
  'doctors-failed': async (shopper) => {
    await refuse(shopper.page, COVERAGE, { method: 'POST' });
    const words = await opensDoctors(shopper);
    await expect(shopper.page.getByText(words.grid.failed)).toBeVisible({ timeout: RETRIES });
  },
  'doctors-search': {
    after: 'doctors-list',
    go: async (shopper) => {
      const { page } = shopper;
      const words = await doctorWords(page);
      await page.getByRole('button', { name: words.addOrEdit, exact: true }).click();
      const { form, save } = (await searchWords(shopper)).providerSearch;
      const search = page.getByRole('dialog');
      await search.getByLabel(form.zip).fill(ZIP);
      await search.getByRole('button', { name: form.search, exact: true }).click();
      await expect(search.getByText(save.saved, { exact: true }).first()).toBeVisible();
    },
  },
  'doctors-remove': { after: 'doctors-grid', go: asksToRemove },
  'doctors-not-removed': {
    after: 'doctors-remove',
    go: async ({ page }) => {
      const words = await doctorWords(page);
      await refuse(page, SAVED_DOCTORS, { method: 'POST' });
      await page.getByRole('button', { name: words.removeDialog.confirm, exact: true }).click();
      await expect(page.getByText(words.notSaved)).toBeVisible();
    },
  },
  'doctors-removed': {
    after: 'doctors-not-removed',
    go: async (shopper) => {
      const { page } = shopper;
      await page.unroute(SAVED_DOCTORS);
      const words = await asksToRemove(shopper);
      await page.getByRole('button', { name: words.removeDialog.confirm, exact: true }).click();
      await expect(page.getByRole('button', { name: shopper.texts.shell.undo })).toBeVisible();
    },
  },
  'doctors-edit': {
    after: 'doctors-grid',
    go: async ({ page }) => {
      const words = await doctorWords(page);
      await page
        .getByRole('button', { name: new RegExp(`^${words.edit}`) })
        .first()
        .click();
      await expect(page.getByRole('button', { name: words.move.cancel })).toBeVisible();
    },
  },
  'doctors-evidence': { after: 'doctors-grid', go: seesEvidence },
  'doctors-note': {
    after: 'doctors-evidence',
    go: async ({ page }) => {
      const words = await doctorWords(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.note.answers.yes, { exact: true }).check();
      await dialog.getByLabel(words.note.words).fill('Bo at the front desk, 10 a.m.');
      await dialog.getByRole('button', { name: words.note.save }).click();
      await expect(dialog.getByRole('button', { name: words.note.change })).toBeVisible();
    },
  },
};

export async function opensEvidence(shopper: Shopper) {
  await opensDoctors(shopper);
  return seesEvidence(shopper);
}

async function seesEvidence({ page }: Shopper) {
  const words = await doctorWords(page);
  await page
    .getByRole('button', { name: new RegExp(`^${words.grid.details}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(words.evidence.wrong.heading)).toBeVisible();
  return words;
}
