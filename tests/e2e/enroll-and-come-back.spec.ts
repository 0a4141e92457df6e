import { expect, type Page } from '@playwright/test';
import { applicationCards as cards } from '#content/en/application-cards.ts';
import { applicationFormTexts } from '#content/en/application-form-texts.ts';
import { applicationOtherPlan } from '#content/en/application-other-plan.ts';
import { applicationTexts } from '#content/en/application-texts.ts';
import { learnMore } from '#content/en/learn-more.ts';
import { planCard } from '#content/en/plan-card.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { mustLookRight } from '#tests/support/browser/looks.ts';
import { makesAccount, registers } from '#tests/support/browser/people.ts';
import { beginApplication, savePlans } from '#tests/support/browser/save-plans.ts';
import { PROFILE } from '#tests/support/browser/shopper.ts';

const { application: words, steps } = applicationTexts;
const { fields } = applicationFormTexts;
const WANTED = 'ucp_enrollment';

const headed = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const wantedIn = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === WANTED);

test('[ENROLL-001][ENROLL-017][ENROLL-021][ENROLL-022][ENROLL-418][DASH-006] a guest enrolls, signs in, stops, and goes on from the profile', async ({
  page,
  context,
  shopper,
  site,
}) => {
  const [plan = ''] = await savePlans(page, ['MAPD']);
  await page.goto(PROFILE);
  const saved = shopper.card(plan);
  await expect(saved.getByRole('button', { name: new RegExp(`^${learnMore.title}`) })).toBeVisible();
  await saved.getByRole('button', { name: new RegExp(`^${planCard.enroll}`) }).click();

  await headed(page, steps.welcome.title);
  await expect(page).toHaveURL(new RegExp(`^[^?]*${site.addresses.applicationBase}/ma/welcome\\?planId=H9921001000`));
  const address = page.url();
  const cookie = JSON.parse(decodeURIComponent((await wantedIn(page))?.value ?? '{}'));
  expect(Object.keys(cookie).toSorted()).toEqual(['county', 'planId', 'planName', 'planType', 'planYear', 'zip']);

  await page.getByRole('link', { name: words.welcome.register }).click();
  await registers(page, { firstName: 'Wilma', lastName: 'Fenn' });
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: words.welcome.start, exact: true }).click();
  await headed(page, steps['personal-information'].title);
  const middle = (on: Page) => on.getByLabel(fields.middleName.label, { exact: false });
  await middle(page).fill('Roberta');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByText(words.saving.saved)).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(PROFILE);
  const card = later.getByRole('article', { name: cards.cardOf(plan) });
  await expect(card.getByText(planCard.statuses['In Progress'])).toBeVisible();
  await expect(card.getByText(/^Last updated \d\d\/\d\d\/\d{4} .* CT$/)).toBeVisible();
  expect(await wantedIn(later)).toBeUndefined();
  const status = later.getByRole('button', { name: new RegExp(`^${planCard.statuses['In Progress']}`) });
  await expect(status).toBeVisible();
  await mustLookRight(later);

  await card.getByRole('button', { name: cards.continueOf(plan) }).click();
  await headed(later, steps['personal-information'].title);
  await expect(middle(later)).toHaveValue('Roberta');
  expect(await later.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toMatch(
    /Roberta/,
  );

  await later.goto(PROFILE);
  await card.getByRole('button', { name: new RegExp(`^${cards.remove}`) }).click();
  // The card goes at once; a reload before the server has answered would call the removal off.
  const removed = later.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await later.getByRole('button', { name: cards.removal.confirm }).click();
  await expect(card).toBeHidden();
  await removed;
  await later.reload();
  await expect(later.getByRole('button', { name: new RegExp(`^${planCard.enroll}`) })).toBeVisible();
  await expect(card).toBeHidden();
});

test('[ENROLL-016] what was begun elsewhere under the e-mail of the account is among the applications, and goes on here', async ({
  page,
  site,
}) => {
  const email = `elsewhere.${Math.random().toString(36).slice(2)}@example.org`;
  await makesAccount(page, { firstName: 'Elsa', lastName: 'Where' }, email);
  await expect(page.getByText(cards.elsewhere)).toBeVisible();
  await mustLookRight(page);
  await page.getByRole('button', { name: /^Continue Enrollment: / }).click();
  await headed(page, steps.welcome.title);
  await expect(page).toHaveURL(new RegExp(`${site.addresses.applicationBase}/ma/welcome\\?planId=H9918001000`));
  await expect(page.getByRole('button', { name: words.welcome.start, exact: true })).toBeVisible();
});

test('answers of an application go along to another plan, and the first plan has none any more', async ({
  page,
  site,
}) => {
  const [first = '', other = ''] = await savePlans(page, ['MAPD', 'PDP']);
  await makesAccount(page, { firstName: 'Cleo', lastName: 'Ames' });
  await beginApplication(page, 'MAPD');
  await page.goto(PROFILE);
  await page.getByRole('button', { name: cards.continueOf(first) }).click();
  await page.getByLabel(fields.middleName.label, { exact: false }).fill('Roberta');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByText(words.saving.saved)).toBeVisible();

  await page.getByRole('link', { name: words.back }).click();
  await page.getByRole('article', { name: other, exact: true }).getByRole('button', { name: planCard.enroll }).click();
  await page.getByRole('button', { name: new RegExp(`^${applicationOtherPlan.use}`) }).click();
  await headed(page, steps['personal-information'].title);
  await expect(page).toHaveURL(new RegExp(`${site.addresses.applicationBase}/pdp/steps/`));
  await expect(page.getByLabel(fields.middleName.label, { exact: false })).toHaveValue('Roberta');

  await page.getByRole('link', { name: words.back }).click();
  await expect(page.getByRole('article', { name: cards.cardOf(other) })).toBeVisible();
  await expect(page.getByRole('article', { name: cards.cardOf(first) })).toBeHidden();
  const ofFirst = page.getByRole('article', { name: first, exact: true });
  await expect(ofFirst.getByRole('button', { name: planCard.enroll })).toBeVisible();
});
