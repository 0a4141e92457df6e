import { expect, type Page } from '@playwright/test';
import { drugCosts } from '#content/en/drug-cost.ts';
import { estimator } from '#content/en/drug-estimator.ts';
import { importsPage } from '#content/en/imports-page.ts';
import { importsTexts } from '#content/en/imports-texts.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { changeReply } from '#tests/support/browser/change-reply.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { mustLookRight } from '#tests/support/browser/looks.ts';
import { signsInAs } from '#tests/support/browser/people.ts';
import { saveDrugs } from '#tests/support/browser/save-drugs.ts';
import { KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';

const { dose, find, help, list, steps } = estimator;
const { imports, personForm } = importsTexts;
const ESTIMATOR = '/health-plans/estimate-drug-costs';

// Both walks are of the same person: one after the other.
test.describe.configure({ mode: 'default' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('[ROLE-408] a member who has Extra Help sees its prices after signing in and is asked nothing; a guest is asked', async ({
  page,
  shopper,
}) => {
  await page.goto(KING_COUNTY_PLANS);
  await shopper.savesOneOfEach(['PDP']);
  await page.goto(ESTIMATOR);
  await page.getByRole('combobox', { name: find.label }).fill('lisinopr');
  await page.getByRole('option').first().click();
  await expect(page.getByLabel(dose.items.tablet.howMany)).toHaveValue('1');
  await page.getByRole('button', { name: dose.add }).click();
  await expect(page.getByRole('heading', { name: list.heading(1) })).toBeVisible();
  await page.getByRole('button', { name: steps.results, exact: true }).click();
  await expect(page.getByRole('radio', { name: help.yes })).toBeVisible();

  await signsInAs(page, 'memberWithHelp');
  await page.goto(ESTIMATOR);
  await page.getByRole('button', { name: steps.results, exact: true }).click();
  await expect(page.getByText(help.known)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText(drugCosts.drugYear.withExtraHelp('')).first()).toBeVisible();
  await mustLookRight(page);
});

test('[IMPORT-404][IMPORT-607] a member uses the box, and what the form finds stands in the profile', async ({
  page,
}) => {
  await changeReply<ProfileReply>(page, /\/landrover\/api\/Users\/[^/]+\/(demographics|all)/, 'GET', (profile) => ({
    ...profile,
    ...(profile.memberImport && { memberImport: { ...profile.memberImport, atStartup: false } }),
  }));
  await signsInAs(page, 'memberWithHelp');
  await page.goto('/your-claims');
  await press(page, importsPage.consent.agree);
  await press(page, 'Share as Hal Winter');
  await expect(page).toHaveURL(PROFILE);
  // The box is for who has no drugs.
  await saveDrugs(page, [], null);
  await page.reload();
  await page.getByRole('link', { name: profileTexts.profileShell.views.drugs }).first().click();
  await press(page, profileTexts.savedDrugs.import);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(personForm.firstName).fill('Hal');
  await field(personForm.lastName).fill('Winter');
  await field(personForm.month).fill('4');
  await field(personForm.day).fill('18');
  await field(personForm.year).fill('1949');
  await field(personForm.zipCode).fill('98101');
  await field(personForm.mbi).fill('6kn2yt8xx31');
  await page.getByRole('dialog').getByRole('checkbox').check();
  await press(page, imports.dialog.submit);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page
      .getByText(/metformin/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  // What was found is nowhere in the browser's own storage: there are counts at most.
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toMatch(/metformin|thistle|winter|6KN2.?YT8/i);
});
