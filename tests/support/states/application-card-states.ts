import { expect, type Page } from '@playwright/test';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { applicationCards as english } from '#content/en/application-cards.ts';
import { applicationOtherPlan } from '#content/en/application-other-plan.ts';
import { applicationCards as spanish } from '#content/es/application-cards.ts';
import { applicationOtherPlan as spanishOtherPlan } from '#content/es/application-other-plan.ts';
import type { Enrollment } from '#contract/applications.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { ENROLLMENT } from '#tests/support/application-examples.ts';
import { changeReply } from '#tests/support/browser/change-reply.ts';
import { makesAccount } from '#tests/support/browser/people.ts';
import { beginApplication, savePlans } from '#tests/support/browser/save-plans.ts';
import { PROFILE } from '#tests/support/browser/shopper.ts';
import { withoutSavedInPage } from '#tests/support/browser/trouble.ts';
import type { States } from './state.ts';

const isSpanish = async (page: Page) => (await page.locator('html').getAttribute('lang')) === 'es';

const sent: Enrollment = { ...ENROLLMENT, keptUntil: null, formData: null, timeline: [] };
const LATE: Enrollment['timeline'][number] = {
  step: 'decided',
  state: 'late',
  at: null,
  dueBy: '2026-11-12',
  call: 'insurer',
};

/** One of each: for the eye, since a real insurer takes days. */
const CARDS: Enrollment[] = [
  { ...sent, enrollmentId: '8f14e45f-ceea-467f-a1f3-000000000002', planId: 'H9901003000', timeline: [LATE] },
  {
    ...sent,
    enrollmentId: '8f14e45f-ceea-467f-a1f3-000000000003',
    planId: 'H9901004000',
    planName: 'Quillhaven Senior Care Everyday (HMO)',
    status: 'Denied',
    lastSaved: '2026-11-10T16:00:00.000Z',
  },
  {
    ...sent,
    enrollmentId: '8f14e45f-ceea-467f-a1f3-000000000004',
    planId: 'S9901005000',
    planName: 'Wickerwell Drug Cover Value (PDP)',
    planType: 'PDP',
    planYear: 2025,
    status: 'Approved',
    monthlyPremium: null,
    outOfPocketMaximum: null,
    listed: false,
    lastSaved: '2024-11-10T16:00:00.000Z',
  },
];

/** The applications of the dashboard, and an application that can become one for another plan. */
export const APPLICATION_CARD_STATES: States = {
  'profile-applications': async ({ page }) => {
    await savePlans(page, ['MAPD', 'PDP']);
    await makesAccount(page, { firstName: 'Wilma', lastName: 'Fenn' });
    await beginApplication(page, 'MAPD');
    await withoutSavedInPage(page);
    await changeReply<ProfileReply>(page, /\/landrover\/api\/Users\/[^/]+\/all$/, 'GET', (profile) => ({
      ...profile,
      enrollmentsDetails: { enrollments: [...(profile.enrollmentsDetails?.enrollments ?? []), ...CARDS] },
    }));
    await page.goto(PROFILE);
    const words = (await isSpanish(page)) ? spanish : english;
    const earlier = page.getByText(words.earlier(1));
    await expect(page.getByText('LM0123456789').first()).toBeVisible();
    await earlier.click();
    await expect(page.getByRole('article', { name: words.cardOf(CARDS[2]?.planName ?? '') })).toBeVisible();
  },
  'profile-application-to-remove': {
    after: 'profile-applications',
    go: async ({ page }) => {
      const words = (await isSpanish(page)) ? spanish : english;
      await page
        .getByRole('button', { name: new RegExp(`^${words.remove} `) })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: words.removal.title })).toBeVisible();
    },
  },
  'application-other-plan': async ({ page }) => {
    await savePlans(page, ['MAPD']);
    await makesAccount(page, { firstName: 'Wilma', lastName: 'Fenn' });
    await beginApplication(page, 'MAPD');
    const brand = (await page.locator('html').getAttribute('data-brand')) === 'uhc' ? 'uhc' : 'aarp';
    const { applicationBase } = BRAND_TABLE[brand].addresses;
    await page.goto(`${applicationBase}/pdp/welcome?planId=S9983001000&planYear=2027&zipcode=98101&county=53033`);
    const { title } = (await isSpanish(page)) ? spanishOtherPlan : applicationOtherPlan;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  },
};
