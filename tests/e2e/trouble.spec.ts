import { expect } from '@playwright/test';
import { texts } from '#content/en/texts.ts';
import { ProfileReply } from '#contract/profile.ts';
import { test } from '#tests/support/browser/journey.ts';
import { mustBeAccessible, mustBeAccessibleAgain } from '#tests/support/browser/must-be-accessible.ts';
import { KING_COUNTY_PLANS, PROFILE, ZIP } from '#tests/support/browser/shopper.ts';
import {
  COUNTIES,
  hold,
  ONE_PLAN,
  PLAN_SEARCH,
  PLANS_OF_YEAR,
  refuse,
  SYSTEM_DATE,
  slowDown,
  withoutSavedInPage,
} from '#tests/support/browser/trouble.ts';

const { planFacts, planList, problems, savedPlans, shell } = texts;

const GONE = { facts: null, offered: false, enrollRefusal: 'no-longer-offered' } as const;

test('[ERR-402] a profile that can not be read says so, loses nothing and can be tried again', async ({
  page,
  shopper,
  faults,
}) => {
  await page.goto(KING_COUNTY_PLANS);
  const [plan = ''] = await shopper.savesOneOfEach(['PDP']);

  faults.expected.add(500);
  await withoutSavedInPage(page);
  const broken = await refuse(page, PLANS_OF_YEAR);
  const held = await hold(page, PLANS_OF_YEAR);
  await page.goto(PROFILE);
  await expect(page.getByRole('status').filter({ hasText: savedPlans.loading })).toBeVisible();
  await mustBeAccessible(page);
  held.letGo();
  await expect(page.getByRole('alert')).toContainText(savedPlans.failed);
  await expect(page.getByText(savedPlans.loading)).toHaveCount(0);
  await expect(page.getByText(savedPlans.empty)).toHaveCount(0);
  await mustBeAccessibleAgain(page);

  await broken.stop();
  await page.getByRole('button', { name: shell.tryAgain }).click();
  await expect(shopper.card(plan)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a count that could not be read comes back with the plans', async ({ page, shopper, faults }) => {
  await page.goto(KING_COUNTY_PLANS);
  await shopper.savesOneOfEach(['PDP']);
  faults.expected.add(500);
  await withoutSavedInPage(page);
  const broken = await refuse(page, PLANS_OF_YEAR);
  await page.goto(PROFILE);
  await expect(page.getByRole('alert')).toBeVisible();
  await broken.stop();
  await page.getByRole('button', { name: shell.tryAgain }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await shopper.seesCount(1);
});

test('[ERR-407] without the server’s date what is saved still shows, and the page says what it lacks', async ({
  page,
  shopper,
  context,
  faults,
}) => {
  await page.goto(KING_COUNTY_PLANS);
  const [plan = ''] = await shopper.savesOneOfEach(['PDP']);

  faults.expected.add(500);
  const broken = await refuse(page, SYSTEM_DATE);
  // The date that came with the page is asked for again after ten minutes.
  await context.clock.fastForward('11:00');
  await shopper.profileLink.click();
  await expect(page.getByText(savedPlans.dateUnknown)).toBeVisible();
  await expect(shopper.card(plan)).toBeVisible();
  await expect(page.getByRole('button', { name: /enroll/i })).toHaveCount(0);
  await mustBeAccessible(page);

  await broken.stop();
  await page.reload();
  await expect(shopper.card(plan)).toBeVisible();
  await expect(page.getByText(savedPlans.dateUnknown)).toHaveCount(0);
});

test('[ERR-615] what the server refuses is said in our own words, and the list stays as it was', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expected.add(500).add(422);
  await page.goto(KING_COUNTY_PLANS);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const plan = await shopper.nameOfFirst();
  const refused = await refuse(page, PLANS_OF_YEAR, { method: 'POST', code: 'too-many-plans' });
  await shopper.saveButton(plan).click();
  const alert = shopper.row(plan).getByRole('alert');
  await expect(alert).toContainText(`${planList.notSaved(plan)} ${problems['too-many-plans'].detail}`);
  await expect(shopper.saveButton(plan)).toHaveAttribute('aria-pressed', 'false');
  await mustBeAccessibleAgain(page);

  await refused.stop();
  await shopper.saves(plan);
  await expect(alert).toHaveCount(0);
  await refuse(page, ONE_PLAN, { method: 'DELETE' });
  await shopper.savedButton(plan).click();
  await expect(alert).toContainText(`${planList.stillSaved(plan)} ${problems.unexpected.detail}`);
  await expect(shopper.savedButton(plan)).toHaveAttribute('aria-pressed', 'true');
  await shopper.seesCount(1);
});

test('plans and counties that can not be loaded can be tried again', async ({ page, shopper, faults }) => {
  faults.expected.add(500);
  const noCounties = await refuse(page, COUNTIES);
  await shopper.entersZip(ZIP);
  await expect(shopper.zipField).toHaveAccessibleDescription(new RegExp(problems.unexpected.detail));
  await expect(shopper.zipField).toHaveValue(ZIP);
  await mustBeAccessible(page);

  // As if the page had none beside its start data, and nobody had drawn it, as under Vite.
  await page.addInitScript(() => {
    Object.assign(window, { takeOver: () => false });
    const { getElementById } = Document.prototype;
    Document.prototype.getElementById = function (id) {
      return id === 'place' || id === 'plans' ? null : getElementById.call(this, id);
    };
  });
  await page.goto(KING_COUNTY_PLANS);
  await expect(page.getByRole('alert')).toContainText(problems.unexpected.detail);
  await mustBeAccessible(page);
  await noCounties.stop();
  const noPlans = await refuse(page, PLAN_SEARCH);
  await page.getByRole('button', { name: shell.tryAgain }).click();
  await expect(page.getByRole('alert')).toContainText(planList.failed);
  await mustBeAccessibleAgain(page);
  await noPlans.stop();
  await page.getByRole('button', { name: shell.tryAgain }).click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('on a slow line each step shows that it runs, and two clicks save once', async ({ page, shopper }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/\/Users\//.test(request.url()) && request.method() !== 'GET') writes.push(request.method());
  });
  await page.goto('/');
  await slowDown(page, 2000);
  await shopper.zipField.fill(ZIP);
  await shopper.findButton.dblclick();
  await expect(shopper.findButton).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: planList.loading })).toBeVisible();
  await mustBeAccessible(page);
  await expect(page.getByRole('article')).not.toHaveCount(0);

  const plan = await shopper.nameOfFirst();
  await shopper.saveButton(plan).dblclick();
  await expect(shopper.savedButton(plan)).toHaveAttribute('aria-pressed', 'true');
  await shopper.savedButton(plan).click();
  await expect(page.getByText(planList.nowSaved(plan))).toBeAttached();
  await expect(shopper.savedButton(plan)).toBeVisible();
  expect(writes).toEqual(['POST']);

  await shopper.profileLink.click();
  await expect(shopper.card(plan)).toBeVisible();
});

test('[ERR-411] a saved plan that left our data stays, says so and shows no figures', async ({ page, shopper }) => {
  await page.goto(KING_COUNTY_PLANS);
  const [left = '', stays = ''] = await shopper.savesOneOfEach(['MAPD', 'PDP']);
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  const reply = ProfileReply.parse(
    await page.evaluate(async () => {
      const { viewer } = await (await fetch('/landrover/api/bootstrap')).json();
      return (await fetch(`/landrover/api/Users/${viewer.uuid}/plans/2027`)).json();
    }),
  );
  const plans = reply.plansDetails?.plans.map((plan) => (plan.planName === left ? { ...plan, ...GONE } : plan));
  const body = ProfileReply.parse({ ...reply, plansDetails: { ...reply.plansDetails, plans } });
  await withoutSavedInPage(page);
  await page.route(/\/plans\/2027$/, (route) => route.fulfill({ json: body }));
  await page.goto(PROFILE);
  const card = shopper.card(left);
  await expect(card.getByText(savedPlans.noLongerOffered, { exact: true })).toBeVisible();
  await expect(card.getByText(savedPlans.noLongerOfferedWhy)).toBeVisible();
  await expect(card.getByText(/\$/)).toHaveCount(0);
  await expect(shopper.card(stays).getByText(planFacts.monthlyPremium)).toBeVisible();
  const gone = body.plansDetails?.plans.find(({ facts }) => facts === null);
  expect(notes).toEqual([`no plan data for saved plan ${gone?.planId} of 2027`]);
  await mustBeAccessible(page);

  await page.unroute(/\/plans\/2027$/);
  await shopper.removes(left);
  await expect(card).toHaveCount(0);
  await shopper.seesCount(1);
});
