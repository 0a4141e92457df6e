import { expect, type Page } from '@playwright/test';
import type { Answers } from '#domain/applications/field.ts';
import { askedIn, fieldOf } from '#domain/applications/fields.ts';
import { stepsOf } from '#domain/applications/steps.ts';
import type { PlanType, SnpType } from '#domain/plans/plan-type.ts';
import { ALL_ANSWERS, ANSWERS_OF_ILLNESS } from '#tests/support/applicant.ts';
import {
  answers,
  fillsIn,
  fillsStep,
  goesOn,
  leavesField,
  seesStep,
  wordsOf,
} from '#tests/support/browser/fill-application.ts';
import { prepare, test } from '#tests/support/browser/journey.ts';
import { mustBeSpanish } from '#tests/support/browser/must-be-spanish.ts';
import { makesAccount } from '#tests/support/browser/people.ts';

type Kind = { part: 'ma' | 'pdp' | 'snp'; planId: string; planType: PlanType; snpType: SnpType | null };

const MA: Kind = { part: 'ma', planId: 'H9921001000', planType: 'MAPD', snpType: null };
const PDP: Kind = { part: 'pdp', planId: 'S9983001000', planType: 'PDP', snpType: null };
const CHRONIC: Kind = { part: 'snp', planId: 'H9918009000', planType: 'SNP', snpType: 'Chronic' };
const DUAL: Kind = { part: 'snp', planId: 'H9920008000', planType: 'SNP', snpType: 'C&S' };

/** In November the one day on which it can start is filled in by the page. */
const { ProposedEffectiveDate: _day, ...TYPED } = ALL_ANSWERS;

const addressOf = (base: string, { part, planId }: Kind, step = 'welcome') =>
  `${base}/${part}/${step}?planId=${planId}&planYear=2027&zipcode=98101&county=53033`;

async function begins(page: Page, base: string, kind: Kind) {
  await page.goto(addressOf(base, kind));
  const { application: words } = await wordsOf(page);
  await page.getByRole('button', { name: words.welcome.start, exact: true }).click();
  await seesStep(page, 'personal-information');
}

async function sends(page: Page) {
  const { application: words } = await wordsOf(page);
  await page.getByRole('button', { name: words.review.send, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.sent.title })).toBeVisible();
}

const EXPECTED_CONFLICT = 412;

const people = [
  ['an Advantage plan @both-brands', MA, {}, '1EG4-TE5-MK40'],
  ['a drug plan', PDP, { paymentMethod: 'socialSecurity' }, '1EG4-TE5-MK41'],
  ['a plan for an illness', CHRONIC, ANSWERS_OF_ILLNESS, '1EG4-TE5-MK42'],
  [
    'a plan for people with Medicare and Medicaid',
    DUAL,
    { hasMedicaidEnrollee: 'yes', medicaidNumber: '900000012W' },
    '1EG4-TE5-MK43',
  ],
] as const;

for (const [story, kind, more, medicareClaimNumber] of people) {
  test(`[ENROLL-619][ENROLL-009] from the first question to the receipt, for ${story}`, async ({ page, site }) => {
    await makesAccount(page, { firstName: 'Sam', lastName: 'Okafor' });
    await begins(page, site.addresses.applicationBase, kind);
    const given = {
      ...TYPED,
      ...more,
      medicareClaimNumber: site.code === 'aarp' ? medicareClaimNumber : medicareClaimNumber.replace('MK', 'MJ'),
    };
    await fillsIn(page, { plan: kind, given });
    await expect(page.getByText(medicareClaimNumber)).toHaveCount(0);
    await sends(page);
    await expect(page.getByText(new RegExp(`^${site.applicationPrefix}\\d{12}$`))).toBeVisible();
  });
}

test('in Spanish alone, from the first question to the receipt', async ({ page, site }) => {
  await page.goto('/?lang=es');
  await makesAccount(page, { firstName: 'Sam', lastName: 'Okafor' });
  await begins(page, site.addresses.applicationBase, MA);
  await expect(page.locator('#answer-firstName')).toHaveValue('Sam');
  await fillsIn(page, { plan: MA, given: { ...TYPED, medicareClaimNumber: '1EG4-TE5-MK44' } });
  await mustBeSpanish(page);
  await sends(page);
  await mustBeSpanish(page);
});

test('[ENROLL-621][ENROLL-022] the browser dies at every step: on another device it goes on there, with all that was left', async ({
  page,
  site,
  browser,
  faults,
  baseURL,
}) => {
  await makesAccount(page, { firstName: 'Sam', lastName: 'Okafor' });
  const base = site.addresses.applicationBase;
  await begins(page, base, MA);
  const given: Answers = { ...TYPED, medicareClaimNumber: '1EG4-TE5-MK45' };
  let device: Page = page;
  for (const step of stepsOf(MA).filter((one) => one !== 'welcome' && one !== 'review')) {
    await fillsStep(device, step, { plan: MA, given });
    const asked = askedIn(step, given, { plan: MA, withPersonalQuestions: false });
    const { application: words } = await wordsOf(device);
    if (asked.some(({ key }) => given[key])) {
      // Nothing else happens before the end.
      await leavesField(device);
    }

    const context = device.context();
    const { cookies } = await context.storageState();
    await context.close();
    const next = await browser.newContext({
      ...(baseURL && { baseURL }),
      locale: 'en-US',
      timezoneId: 'America/Chicago',
    });
    await prepare(next, faults);
    await next.addCookies(cookies);
    device = await next.newPage();
    await device.goto(addressOf(base, MA));
    await device.getByRole('link', { name: words.welcome.goOn, exact: true }).click();
    await seesStep(device, step);
    for (const { key, kind, secret } of asked)
      if (given[key] && !secret && (kind === 'name' || kind === 'text'))
        await expect(device.locator(`#answer-${key}`)).toHaveValue(given[key] ?? '');
    await goesOn(device);
  }
  await seesStep(device, 'review');
  await sends(device);
  await device.context().close();
});

test('two windows on one application: the second is asked which of two answers is right, and nothing is lost', async ({
  page,
  site,
  context,
  faults,
}) => {
  faults.expected.add(EXPECTED_CONFLICT);
  await makesAccount(page, { firstName: 'Sam', lastName: 'Okafor' });
  await begins(page, site.addresses.applicationBase, MA);
  const other = await context.newPage();
  await other.goto(addressOf(site.addresses.applicationBase, MA, 'steps/personal-information'));
  await seesStep(other, 'personal-information');
  const { application: words } = await wordsOf(page);

  // It is typed before the other window reads the application anew, and sent behind.
  await other.locator('#answer-middleName').fill('Bea');
  await page.locator('#answer-middleName').fill('Ann');
  await leavesField(page);
  await other.locator('#answer-lastName').fill('Okafor-Lee');
  await other.keyboard.press('Tab');
  await other.getByRole('button', { name: words.conflict.theirs('Ann'), exact: true }).click();
  await expect(other.locator('#answer-middleName')).toHaveValue('Ann');
  await expect(other.getByRole('main').getByText(words.saving.saved)).toBeVisible();
  await page.reload();
  await expect(page.locator('#answer-middleName')).toHaveValue('Ann');
  await expect(page.locator('#answer-lastName')).toHaveValue('Okafor-Lee');
});

test('[ENROLL-613] after December 7 a reason is asked for, which must hold today', async ({ page, site, shopper }) => {
  await makesAccount(page, { firstName: 'Sam', lastName: 'Okafor' });
  await shopper.setsOverrides({ systemDateTime: '2026-12-09T10:00:00' });
  await begins(page, site.addresses.applicationBase, MA);
  await page.goto(addressOf(site.addresses.applicationBase, MA, 'steps/special-election-period'));
  await seesStep(page, 'special-election-period');
  await goesOn(page);
  await expect(page.getByRole('alert').or(page.locator('#answer-losingCoverage-fault')).first()).toBeVisible();
  await seesStep(page, 'special-election-period');

  await page.locator('#answer-losingCoverage').check();
  const day = fieldOf('losingCoverageDate');
  if (!day) throw new Error('There is no such question.');
  await answers(page, day, '2026-09-30');
  await goesOn(page);
  await seesStep(page, 'special-election-period');
  await answers(page, day, '2026-11-30');
  await goesOn(page);
  await seesStep(page, 'effective-date');
});
