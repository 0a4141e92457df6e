import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brand/brand.ts';
import { PROFILE_VIEWS } from '#domain/profile/view.ts';
import { BRAND_TABLE } from '../brands/brand-table.ts';
import { profileTexts } from './profile-texts.ts';
import { session } from './session.ts';
import { texts } from './texts.ts';

const { banners, contact, faq, formErrors, planCard, profileShell, removePlan, supplement } = profileTexts;
const { problems } = texts;

test.each([
  ['[CONTENT-413] the enroll line', contact.enrollHours, '7 a.m. to 7 p.m. CT'],
  ['[CONTENT-414] the support line', contact.supportHours, '8 a.m. to 8 p.m., 7 days a week'],
  [
    '[CONTENT-415] the sales line of the FAQ',
    faq.salesLine(contact.salesHours, contact.tty('711')),
    'Our sales line is open 7 a.m. to 11 p.m. ET Monday to Friday, 9 a.m. to 5 p.m. ET Saturday. TTY 711.',
  ],
  ['[ERR-400] a date of birth', formErrors.dateOfBirth, 'Error: Please enter a valid date of birth'],
  ['[ERR-400] a ZIP code', formErrors.zip, 'Error: Please enter a valid ZIP code'],
  ['[ERR-400] a Medicare number', formErrors.medicareNumber, 'Error: Please enter a valid Medicare number'],
  ['[ERR-421] any other error', problems.unexpected.detail, 'Something went wrong. Please try again.'],
  ['back to pharmacies', profileShell.back.pharmacySearch, 'Return to pharmacy search'],
  ['back to the estimator', profileShell.back.drugCostEstimator, 'Return to drug cost estimator'],
  ['back to the recommendation', profileShell.back.planRecommendation, 'Return to plan recommendation'],
  ['back to plans', profileShell.back.planSummary, 'Return to plans'],
  [
    '[SHELL-004] the guest banner',
    banners.guest.invitation,
    'Create an account or sign in to save your plans, drugs and doctors.',
  ],
  ['[SHELL-005] the greeting', banners.account.hello('Margaret'), 'Hello, Margaret'],
  ['[AUTH-601] the end of a session', session.timeout.title, 'Your session is about to expire'],
  ['[AUTH-601] staying', session.timeout.stay, 'Stay on this page'],
  [
    '[SHELL-608] the toast after an import',
    session.toast.imported('Margaret'),
    'Margaret, your doctors and drugs have been added. You can view coverage while you browse plans.',
  ],
  ['[SHELL-402] the outage', profileShell.outage.text, 'Service outage: the sign-in service is unavailable'],
  [
    'the import',
    profileShell.loading.importing,
    'We are finding your drugs & doctors. This may take up to 1 minute. The page will automatically refresh once we have your information.',
  ],
  ['Supplement', supplement.notice.title, 'Plan Card Unavailable for Medicare Supplement Insurance Plans'],
  ['enroll', planCard.enroll, 'Enroll in plan'],
  ['learn more', planCard.learnMore, 'Learn more'],
  ['no benefits', planCard.benefitsNotFound, 'Benefits not found !!'],
  ['no cover', planCard.noCoverage, 'No Coverage'],
  ['remove', removePlan.confirm, 'Remove from saved plans'],
  ['keep', removePlan.keep, 'Keep plan'],
])('the wording of the specification is kept: %s', (_story, text, wording) => {
  expect(text).toBe(wording);
});

test('the three views have the headings of the specification', () => {
  expect(PROFILE_VIEWS.map((view) => profileShell.views[view])).toEqual([
    'Your plans',
    'Your drugs',
    'Your doctors and dentists',
  ]);
});

test.each(BRANDS)('[CONTENT-416][CONTENT-600] TTY and the help phone of the import are the given ones: %s', (brand) => {
  const { tty, importHelp } = BRAND_TABLE[brand].phones;
  expect([tty, importHelp]).toEqual(['711', '1-877-699-5710']);
});
