import { expect, type Page } from '@playwright/test';
import { savedPlans } from '#content/en/saved-plans.ts';
import { savedPlans as spanishPlans } from '#content/es/saved-plans.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { changeReply } from '#tests/support/browser/change-reply.ts';
import { PROFILE } from '#tests/support/browser/shopper.ts';
import { withoutSavedInPage } from '#tests/support/browser/trouble.ts';
import { savesPlansAndDrugs, wordsOf } from './drug-kit.ts';
import type { States } from './state.ts';

const PROFILE_READS = /\/landrover\/api\/Users\/[^/]+\/(all|drugs|plans)(\/|$)/;
const PLAN = 'A plan with a name that is as long as the names of plans are on paper (HMO D-SNP)';

/** What is kept and can not be read: no call makes such a row, so the answer is changed. */
export const UNREADABLE_STATES: States = {
  'drug-view-unreadable': async (shopper) => {
    const { page } = shopper;
    await savesPlansAndDrugs(shopper);
    await withoutSavedInPage(page);
    await damage(page);
    await page.goto(`${PROFILE}#drugs`);
    const { savedDrugs } = await wordsOf(page);
    await expect(page.getByText(savedDrugs.unreadable.drug('Eliquis'))).toBeVisible();
    await expect(page.getByText(savedDrugs.unreadable.pharmacy)).toBeVisible();
  },
  'profile-unreadable-plan': {
    after: 'drug-view-unreadable',
    go: async ({ page }) => {
      await page.goto(PROFILE);
      const isSpanish = (await page.locator('html').getAttribute('lang')) === 'es';
      const words = isSpanish ? spanishPlans : savedPlans;
      await expect(page.getByText(words.unreadable(PLAN))).toBeVisible();
    },
  },
};

const damage = (page: Page) =>
  changeReply<ProfileReply>(page, PROFILE_READS, 'GET', (reply) => ({
    ...reply,
    unreadableDrugs: [{ drugName: 'Eliquis' }, { drugName: null }],
    unreadablePharmacy: true,
    unreadablePlans: [2026, 2027].map((planYear) => ({ planId: 'H0000001000', planYear, planName: PLAN })),
    ...(reply.drugsAndPharmacyDetails && {
      drugsAndPharmacyDetails: { ...reply.drugsAndPharmacyDetails, pharmacyObj: null },
    }),
  }));
