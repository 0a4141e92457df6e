import { expect, type Page } from '@playwright/test';
import { dashboard } from '#content/en/dashboard.ts';
import { importsPage as words } from '#content/en/imports-page.ts';
import { importsTexts } from '#content/en/imports-texts.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { test } from '#tests/support/browser/journey.ts';
import { mustLookRightAgain } from '#tests/support/browser/looks.ts';
import { signsInAs } from '#tests/support/browser/people.ts';
import { FIVE_DRUGS, saveDrugs } from '#tests/support/browser/save-drugs.ts';
import { PROFILE } from '#tests/support/browser/shopper.ts';

const { imports } = importsTexts;
const CLAIMS = '/your-claims';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function agrees(page: Page, as: string) {
  await page.goto(CLAIMS);
  await press(page, words.consent.agree);
  await press(page, as);
}

test('a new member without claims reads the plan they are in, that there are no drugs and doctors yet, and can add them', async ({
  page,
}) => {
  await signsInAs(page, 'memberWithoutClaims');
  await agrees(page, 'Share as Ida Fenn');
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByRole('heading', { name: dashboard.activePlans.title })).toBeVisible();
  await mustLookRightAgain(page);
  await page.getByRole('link', { name: profileTexts.profileShell.views.drugs }).first().click();
  await expect(page.getByRole('heading', { name: profileTexts.savedDrugs.heading.none })).toBeVisible();
  // Once a month: this month's has been.
  await expect(page.getByRole('button', { name: profileTexts.savedDrugs.import })).toHaveCount(0);
  await page.goto(CLAIMS);
  await expect(page.getByText(words.last.noClaims)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.last.plans })).toBeVisible();
  await mustLookRightAgain(page);
});

test('a member says no to their claims and is told so; then yes, and the import begins by itself: what differs is chosen, and all of it undone', async ({
  page,
  faults,
}) => {
  // Whose records have an employer's member is asked second: the first answer is a refusal.
  faults.expected.add(503);
  await signsInAs(page, 'employerMember');
  await expect(page).toHaveURL(PROFILE);
  const typed = FIVE_DRUGS.slice(1, 2).map((drug) => ({ ...drug, drugQuantity: 2 }));
  await saveDrugs(page, typed, {
    pharmacyName: 'Kettlebrook Pharmacy',
    pharmacyNumber: '101999000507',
    mailOrder: false,
    pharmacySaver: null,
    preferredNetwork: null,
    pharmacyAddress: null,
  });

  await agrees(page, 'Do not share');
  await expect(page).toHaveURL(CLAIMS);
  await expect(page.getByText(words.came.refused)).toBeVisible();
  await mustLookRightAgain(page);

  await agrees(page, 'Share as Earl Brandt');
  await expect(page).toHaveURL(PROFILE);
  await page.getByRole('link', { name: imports.notice.choose }).click();
  await expect(page.getByRole('heading', { name: words.conflicts.title })).toBeVisible();
  await mustLookRightAgain(page);
  const choices = page.getByRole('button', { name: new RegExp(`^${words.conflicts.choices.theirs}`) });
  const open = await choices.count();
  for (let left = open; left > 0; left -= 1) {
    await choices.first().click();
    await expect(choices).toHaveCount(left - 1);
  }
  await expect(page.getByText(words.last.outcomes.added).first()).toBeVisible();

  await press(page, words.last.undo);
  await page.getByRole('dialog').getByRole('button', { name: words.last.undoDialog.confirm }).click();
  await expect(page.getByText(words.last.undone).first()).toBeVisible();
  await mustLookRightAgain(page);
  await page.goto(`${PROFILE}#drugs`);
  await expect(page.getByText(/atorvastatin/i).first()).toBeVisible();
  await expect(page.getByText('Kettlebrook Pharmacy').first()).toBeVisible();
});
