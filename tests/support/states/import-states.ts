import { expect, type Page, type Route } from '@playwright/test';
import { importsPage } from '#content/en/imports-page.ts';
import { importsTexts as english } from '#content/en/imports-texts.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { importsPage as spanishPage } from '#content/es/imports-page.ts';
import { importsTexts as spanish } from '#content/es/imports-texts.ts';
import { profileTexts as spanishProfile } from '#content/es/profile-texts.ts';
import type { UserDetails } from '#contract/demographics.ts';
import type { MemberImport } from '#contract/imports.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { TelesalesType } from '#domain/identity/telesales-type.ts';
import { changeReply } from '#tests/support/browser/change-reply.ts';
import { staysShopper } from '#tests/support/browser/people.ts';
import { signInAs } from './account-states.ts';
import { CONFLICTS, FOUND } from './import-examples.ts';
import type { States } from './state.ts';

const CLAIMS_PAGE = '/your-claims';
const LONG_NAMES = {
  firstName: 'Wilhelmina-Konstantinopolitana',
  lastName: 'Ofaratherlongnamewithoutabreakthatdoesnotend',
  email: 'wilhelmina.ofaratherlongaddresswithoutabreak@example.org',
};

/**
 * The boxes that import and those that ask who somebody is. The accounts are shared by all browsers, so what would change
 * one is answered here.
 */
export const IMPORT_STATES: States = {
  'identity-popup': async ({ page }) => {
    await openPopup(page, 'NON-MEMBER-CONSENT');
  },
  'identity-popup-faults': {
    after: 'identity-popup',
    go: async ({ page }) => {
      const { profileMerge } = await wordsOf(page);
      await page.getByRole('button', { name: profileMerge.submit }).click();
      await expect(page.locator('dialog input[name="gender"]').first()).toBeFocused();
    },
  },
  'identity-popup-refused': async ({ page }) => {
    await confirms(page, { isProfileMerged: false, remainingRetryCount: 2 });
    await expect(page.locator('[data-part="identity-failed"]')).toBeFocused();
  },
  'identity-popup-locked': async ({ page }) => {
    await confirms(page, { isProfileMerged: false, remainingRetryCount: 0 });
    await expect(page.locator('[data-part="identity-failed"] a')).toBeVisible();
  },
  'identity-popup-success': async ({ page }) => {
    await confirms(page, { isProfileMerged: true, remainingRetryCount: 2 });
    await expect(page.locator('[data-area="success"]')).toBeVisible();
  },
  'identity-popup-long-names': async ({ page }) => {
    await openPopup(page, 'MEMBER-NO-CONSENT', LONG_NAMES);
  },
  'identity-form': async ({ page }) => {
    await signInAs(page, 'shopper');
    const { profileMerge } = await openImportLink(page);
    await expect(page.getByRole('dialog', { name: profileMerge.form.title })).toBeVisible();
  },
  'import-box': async ({ page }) => {
    await openImportBox(page);
  },
  'import-box-faults-and-card': {
    after: 'import-box',
    go: async ({ page }) => {
      const { dialog } = (await wordsOf(page)).imports;
      await page.getByRole('button', { name: dialog.submit }).click();
      await page.getByRole('button', { name: dialog.whereToFind }).click();
      await expect(page.getByRole('img', { name: dialog.card.alt })).toBeVisible();
    },
  },
  'import-box-loading': async ({ page }) => {
    await submitsImport(page, () => new Promise(() => {}));
    await expect(page.locator('[data-view="loading"]')).toBeVisible();
  },
  'import-box-nothing-found': async ({ page }) => {
    await submitsImport(page, (route) => route.fulfill({ json: { importSummaryData: FOUND.nothing } }));
    await expect(page.locator('[data-view="result"]')).toBeVisible();
  },
  'claims-guest': async ({ page }) => {
    await page.goto(CLAIMS_PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'claims-consent': async ({ page }) => {
    await staysShopper(page, 'member');
    await page.goto(CLAIMS_PAGE);
    await expect(page.getByRole('button', { name: (await pageWordsOf(page)).consent.agree })).toBeVisible();
  },
  'claims-imported': async ({ page }) => {
    await openClaims(page, { lastSummary: FOUND.much, importedOn: '2026-11-16', undoable: true, allowed: false });
    const { last } = await pageWordsOf(page);
    await expect(page.getByRole('button', { name: last.undo })).toBeVisible();
  },
  'claims-plan-only': async ({ page }) => {
    await openClaims(page, { lastSummary: FOUND.planOnly, importedOn: '2026-11-16', undoable: true, allowed: false });
    const { last } = await pageWordsOf(page);
    await expect(page.getByText(last.noClaims)).toBeVisible();
  },
  'claims-unavailable': async ({ page }) => {
    await signInAs(page, 'member');
    await page.goto(`${CLAIMS_PAGE}?claims=unavailable`);
    const { came, consent } = await pageWordsOf(page);
    await expect(page.getByText(came.unavailable)).toBeVisible();
    await expect(page.getByRole('button', { name: consent.agree })).toBeVisible();
  },
  'claims-conflicts': async ({ page }) => {
    await openClaims(page, { conflicts: CONFLICTS, importedOn: '2026-11-16', allowed: false });
    const { conflicts } = await pageWordsOf(page);
    await expect(page.getByRole('heading', { name: conflicts.title })).toBeVisible();
  },
  'profile-claims-differ': async ({ page }) => {
    await isImporting(page, { conflicts: CONFLICTS, importedOn: '2026-11-16', allowed: false });
    await signInAs(page, 'member');
    await expect(page.getByRole('link', { name: (await wordsOf(page)).imports.notice.choose })).toBeVisible();
  },
};

const isSpanish = async (page: Page) => (await page.locator('html').getAttribute('lang')) === 'es';
const wordsOf = async (page: Page) => ((await isSpanish(page)) ? spanish : english);

const pageWordsOf = async (page: Page) => ((await isSpanish(page)) ? spanishPage : importsPage);

/** What an agent wrote down of somebody waits for them. */
async function openPopup(page: Page, telesalesProfileType: TelesalesType, more: Partial<UserDetails> = {}) {
  const identityAttempts = { remainingCount: 3, tollFree: '1-877-699-5710' };
  const asked = { telesalesProfileType, createdBy: 'TELESALES', identityAttempts };
  await answersWith(page, { userDetails: { ...asked, ...more } });
  // Asked with the e-mail that is shown, which is not that of the session.
  await page.route(/fetchEnrollmentDataByEmailId/, (route) => route.fulfill({ json: { data: null } }));
  await signInAs(page, 'shopper');
  const words = await wordsOf(page);
  await expect(page.getByRole('dialog', { name: words.profileMerge.title })).toBeVisible();
  return words;
}

async function confirms(page: Page, answer: { isProfileMerged: boolean; remainingRetryCount: number }) {
  const json = { data: { mergedProfile: null, tollFree: '1-877-699-5710', ...answer } };
  await page.route(/\/profiles\/merge\/v1$/, (route) => route.fulfill({ json }));
  const { personForm, profileMerge } = await openPopup(page, 'MEMBER-CONSENT');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(profileMerge.required(personForm.mbi)).fill('1eg4te5mk73');
  await field(personForm.month).fill('05');
  await field(personForm.day).fill('17');
  await field(personForm.year).fill('1952');
  await page.getByRole('button', { name: profileMerge.submit }).click();
}

type Changed = { userDetails?: Partial<UserDetails>; memberImport?: Partial<MemberImport> };

/** What the server says of somebody, with something else in it. */
const answersWith = (page: Page, change: Changed) =>
  changeReply<ProfileReply>(page, /\/landrover\/api\/Users\/[^/]+\/(demographics|all)/, 'GET', (profile) => ({
    ...profile,
    ...(profile.userDetails && { userDetails: { ...profile.userDetails, ...change.userDetails } }),
    ...(profile.memberImport && { memberImport: { ...profile.memberImport, ...change.memberImport } }),
  }));

const isImporting = (page: Page, change: Partial<MemberImport>) =>
  answersWith(page, { memberImport: { needsConsent: false, ...change } });

async function openImportLink(page: Page) {
  const { profileShell, savedDrugs } = (await isSpanish(page)) ? spanishProfile : profileTexts;
  await page.getByRole('link', { name: profileShell.views.drugs }).first().click();
  await page.getByRole('button', { name: savedDrugs.import }).click();
  return wordsOf(page);
}

async function openImportBox(page: Page) {
  await isImporting(page, { allowed: true });
  await signInAs(page, 'member');
  const words = await openImportLink(page);
  await expect(page.getByRole('dialog', { name: words.imports.dialog.title.details })).toBeVisible();
  return words;
}

async function submitsImport(page: Page, answer: (route: Route) => Promise<unknown>) {
  const { imports, personForm } = await openImportBox(page);
  await page.route(/\/import\/member-items\/v1$/, answer);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(personForm.firstName).fill('Sam');
  await field(personForm.lastName).fill('Okafor');
  await field(personForm.month).fill('03');
  await field(personForm.day).fill('09');
  await field(personForm.year).fill('1951');
  await field(personForm.zipCode).fill('98101');
  await field(personForm.mbi).fill('1EG4-TE5-MK73');
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('button', { name: imports.dialog.submit }).click();
}

async function openClaims(page: Page, change: Partial<MemberImport>) {
  await isImporting(page, change);
  await staysShopper(page, 'member');
  await page.goto(CLAIMS_PAGE);
}
