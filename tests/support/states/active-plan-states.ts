import { expect } from '@playwright/test';
import { dashboard as english } from '#content/en/dashboard.ts';
import { dashboard as spanish } from '#content/es/dashboard.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { MemberPlan } from '#contract/saved-plans.ts';
import { changeReply } from '#tests/support/browser/change-reply.ts';
import { signsInAs } from '#tests/support/browser/people.ts';
import { PROFILE } from '#tests/support/browser/shopper.ts';
import { withoutSavedInPage } from '#tests/support/browser/trouble.ts';
import { ENROLLED } from '#tests/support/import-examples.ts';
import type { States } from './state.ts';

const NOW_THEIRS: MemberPlan = {
  ...ENROLLED,
  planName: 'Quillhaven Senior Care Everyday (HMO)',
  isActive: true,
  planYear: 2026,
  planType: 'MAPD',
  monthlyPremium: 19_00,
};
const NEXT: MemberPlan = {
  ...NOW_THEIRS,
  segmentId: null,
  planId: null,
  planName: null,
  planPhone: null,
  effectiveDate: '2027-01-01',
  terminationDate: null,
  isActive: false,
  isFuture: true,
  planYear: 2027,
  planType: null,
  monthlyPremium: null,
};

/** The plan that somebody is in, and the one that comes, of which little is known. */
export const ACTIVE_PLAN_STATES: States = {
  'profile-active-plans': async ({ page }) => {
    await withoutSavedInPage(page);
    await changeReply<ProfileReply>(page, /\/landrover\/api\/Users\/[^/]+\/plans/, 'GET', (profile) => ({
      ...profile,
      memberEnrolledPlans: [NOW_THEIRS, NEXT],
    }));
    await signsInAs(page, 'shopper');
    await expect(page).toHaveURL(PROFILE);
    await page.goto(PROFILE);
    const isSpanish = (await page.locator('html').getAttribute('lang')) === 'es';
    const { activePlans, tiles } = isSpanish ? spanish : english;
    await expect(page.getByRole('heading', { name: activePlans.next })).toBeVisible();
    await expect(page.getByRole('heading', { name: tiles.title })).toBeVisible();
  },
};
