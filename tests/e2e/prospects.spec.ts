import { expect } from '@playwright/test';
import { agentDesk } from '#content/en/agent-desk.ts';
import { estimator } from '#content/en/drug-estimator.ts';
import { importsTexts } from '#content/en/imports-texts.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { prospects as words } from '#content/en/prospects.ts';
import { providerSearch } from '#content/en/provider-search.ts';
import { prepare, test } from '#tests/support/browser/journey.ts';
import { mustLookRightAgain } from '#tests/support/browser/looks.ts';
import { makesAccount, newEmailOf, signsInAs } from '#tests/support/browser/people.ts';
import { ZIP } from '#tests/support/browser/shopper.ts';

const { form, told } = words;
const { personForm, profileMerge } = importsTexts;
const VERA = { firstName: 'Vera', lastName: 'Lindqvist' };

test('[IDENT-411] an agent writes somebody down, who then shows that it is them and has it in the profile', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const email = newEmailOf(VERA);
  await signsInAs(page, 'agentJones');
  await page.getByRole('link', { name: agentDesk.views.prospects }).click();
  await expect(page).toHaveURL('/agent?view=prospects');
  await page.getByRole('button', { name: words.add }).click();

  // What is missing is said, and nothing is written down.
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await expect(page.getByRole('link', { name: form.needs.products })).toBeVisible();
  await page.getByRole('radio', { name: form.types['NON-MEMBER-CONSENT'] }).check();
  await page.getByRole('checkbox', { name: form.productNames['drug-plan'] }).check();
  await page.getByLabel(form.agreedOn).fill('2026-11-12');
  await page.getByLabel(form.channel).selectOption({ label: form.channels.phone });
  await page.getByLabel(personForm.firstName, { exact: true }).fill(VERA.firstName);
  await page.getByLabel(personForm.lastName, { exact: true }).fill(VERA.lastName);
  await page.getByLabel(personForm.email, { exact: true }).fill(email);
  await page.getByLabel(personForm.month, { exact: true }).fill('05');
  await page.getByLabel(personForm.day, { exact: true }).fill('17');
  await page.getByLabel(personForm.year, { exact: true }).fill('1952');
  await page.getByRole('radio', { name: personForm.genders.f, exact: true }).check();
  await page.getByLabel(personForm.zipCode, { exact: true }).fill(ZIP);

  await page.getByRole('combobox', { name: estimator.find.label }).fill('lisinopr');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: estimator.dose.add }).click();
  const drugs = page.getByRole('button', { name: /^Remove lisinopril/ });
  await expect(drugs).toHaveCount(1);

  await page.getByRole('button', { name: told.findPharmacy }).click();
  await page.getByLabel(estimator.pharmacy.zip, { exact: true }).last().fill(ZIP);
  await page.getByRole('button', { name: estimator.pharmacy.search, exact: true }).click();
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();

  await page.getByRole('button', { name: told.findDoctors }).click();
  // The form of the person has a field of that name too, and that of the search comes when it has been loaded.
  await page.getByLabel(providerSearch.form.gender, { exact: true }).waitFor();
  await page.getByLabel(providerSearch.form.zip, { exact: true }).last().fill(ZIP);
  await page.getByRole('button', { name: providerSearch.form.search, exact: true }).click();
  const save = page.getByRole('button', { name: /^Save .+, / }).first();
  await save.click();

  await page.getByRole('button', { name: told.findPlans }).click();
  await page.getByLabel(told.zipCode).fill(ZIP);
  const plans = page.getByLabel(told.plan, { exact: true });
  await plans.selectOption({ index: 1 });
  const plan = ((await plans.locator('option:checked').textContent()) ?? '').replace(/ \([^()]*\)$/, '');
  await page.getByRole('button', { name: told.addPlan }).click();
  await expect(page.getByRole('button', { name: told.removeOf(plan) })).toBeVisible();
  await mustLookRightAgain(page);

  await page.getByRole('button', { name: form.save, exact: true }).click();
  await expect(page.getByText(words.saved('Vera Lindqvist'))).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText(words.states.open);
  await mustLookRightAgain(page);

  const home = await browser.newContext({ baseURL: baseURL ?? '' });
  await prepare(home, faults);
  const vera = await home.newPage();
  await makesAccount(vera, VERA, email);
  const popup = vera.getByRole('dialog', { name: profileMerge.title });
  await popup.getByRole('radio', { name: personForm.genders.f, exact: true }).check();
  await popup.getByLabel(personForm.month, { exact: true }).fill('05');
  await popup.getByLabel(personForm.day, { exact: true }).fill('17');
  await popup.getByLabel(personForm.year, { exact: true }).fill('1952');
  await popup.getByLabel(profileMerge.required(personForm.zipCode)).fill(ZIP);
  await popup.getByRole('button', { name: profileMerge.submit }).click();
  await expect(popup.getByText(profileMerge.success)).toBeVisible();
  await popup.getByRole('button', { name: profileMerge.continue }).click();
  await expect(vera.getByRole('article', { name: plan })).toBeVisible();
  await vera.getByRole('link', { name: profileTexts.profileShell.views.drugs }).first().click();
  await expect(vera.getByText(/lisinopril/i).first()).toBeVisible();
  await home.close();

  await page.reload();
  await expect(row).toContainText(words.states.merged);
});
