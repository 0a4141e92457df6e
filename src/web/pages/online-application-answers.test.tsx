import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applicationFormTexts } from '#content/en/application-form-texts.ts';
import { applicationTexts } from '#content/en/application-texts.ts';
import { Problem } from '#contract/problem.ts';
import { goOn, heading, main, openApplication as open, optional, WHOLE } from '#tests/support/web/application-page.tsx';
import { aPlan } from '#tests/support/web/examples.ts';
import { aDraft, fakeApplication } from '#tests/support/web/fake-application.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const texts = { ...applicationTexts, ...applicationFormTexts };
const { application: words, fields, steps, faults, choices } = texts;

beforeAll(() =>
  Promise.all([
    import('./online-application-page.tsx'),
    loadPageTexts('application', 'en'),
    loadPageTexts('application-form', 'en'),
    import('./online-application-steps.tsx'),
  ]),
);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('[ENROLL-621] Continue stays at what is wrong, and goes on once it is right, which is where it is resumed', async () => {
  const { user, fake } = open('/steps/medicaid-information');
  await user.click(await goOn());
  const problem = await main().findByRole('link', { name: `${fields.hasMedicaidEnrollee.label}: ${faults.missing}` });
  expect(problem).toBeVisible();
  expect(window.location.pathname).toMatch(/medicaid-information$/);
  await user.click(screen.getByRole('radio', { name: choices.yesNo.no }));
  await user.click(await goOn());
  await heading(steps['mailing-address'].title);
  await waitFor(() => expect(fake.enrollment()?.nextPageUrl).toBe('/steps/mailing-address'));
});

test('[ENROLL-621] Back asks for nothing', async () => {
  const { user } = open('/steps/medicaid-information');
  await goOn();
  await user.click(main().getByRole('link', { name: words.form.back }));
  await heading(steps['medicare-information'].title);
});

test('[ENROLL-606] the Medicaid number is asked for only of who has Medicaid', async () => {
  const { user, fake } = open('/steps/medicaid-information');
  await goOn();
  expect(screen.queryByLabelText(optional(fields.medicaidNumber.label))).toBeNull();
  await user.click(screen.getByRole('radio', { name: choices.yesNo.yes }));
  await user.type(screen.getByLabelText(optional(fields.medicaidNumber.label)), 'MC 123456');
  await user.tab();
  await waitFor(() => expect(fake.kept()).toEqual({ hasMedicaidEnrollee: 'yes', medicaidNumber: 'MC 123456' }));
  expect(await screen.findByText(words.form.kept('3456'))).toBeVisible();
});

test('who applies for a plan for people with Medicaid and says to have none is told that it is needed', async () => {
  const enrollment = aDraft({ planType: 'SNP', snpType: 'C&S' });
  const { user } = open('/steps/medicaid-information', fakeApplication({ enrollment }));
  await goOn();
  expect(screen.queryByText(words.medicaidNeeded)).toBeNull();
  await user.click(screen.getByRole('radio', { name: choices.yesNo.no }));
  expect(await screen.findByText(words.medicaidNeeded)).toBeVisible();
});

test('[ENROLL-622] [ENROLL-616] another person’s name and relationship are asked of nobody but another person', async () => {
  const { user, fake } = open('/steps/authorization');
  await goOn();
  const relationship = () => screen.queryByLabelText(fields.authorizedRelationship.label);
  await user.click(screen.getByRole('radio', { name: choices.auhtorizedCheck.enrollee }));
  expect(relationship()).toBeNull();
  await user.click(screen.getByRole('radio', { name: choices.auhtorizedCheck.other }));
  expect(relationship()).toBeVisible();
  await user.click(await goOn());
  expect(relationship()).toHaveAccessibleDescription(expect.stringContaining(faults.missing));
  await waitFor(() => expect(fake.kept()['auhtorizedCheck']).toBe('other'));
});

test('[ENROLL-700] bank fields are asked for a bank draft alone, and the account number comes back by its last four', async () => {
  const { user } = open('/steps/monthly-premium');
  await goOn();
  expect(screen.queryByLabelText(fields.accountNumber.label)).toBeNull();
  await user.click(screen.getByRole('radio', { name: choices.paymentMethod.bankDraft }));
  await user.type(screen.getByLabelText(fields.routingNumber.label), '123456789');
  await user.tab();
  expect(await screen.findByText(faults['no-routing-number'])).toBeVisible();
  await user.type(screen.getByLabelText(fields.accountNumber.label), '000123456789');
  await user.tab();
  expect(await screen.findByText(words.form.kept('6789'))).toBeVisible();
  expect(screen.queryByDisplayValue('000123456789')).toBeNull();
  await user.click(
    screen.getByRole('button', { name: new RegExp(`^${words.form.change}.*${fields.accountNumber.label}`) }),
  );
  expect(screen.getByLabelText(fields.accountNumber.label)).toHaveValue('');
});

test('[ENROLL-605] a name that Medicare spells another way is offered, and what is chosen is kept', async () => {
  const { firstName, lastName, dob, medicareClaimNumber } = WHOLE;
  const fake = fakeApplication({
    answers: { firstName, lastName, dob, medicareClaimNumber },
    eligibility: {
      outcome: 'suggests',
      isBeqInfoMatches: false,
      original: { firstName: 'Ruth', lastName: 'Shopper' },
      suggested: { firstName: 'Ruthanne', lastName: 'Shopper' },
    },
  });
  const { user, sentTo } = open('/steps/medicare-information', fake);
  await user.click(await screen.findByRole('radio', { name: words.eligibility.useSuggested('Ruthanne Shopper') }));
  await waitFor(() => expect(fake.kept()['selectedSuggested']).toBe('yes'));
  expect(fake.kept()).toMatchObject({ firstName: 'Ruth', lastName: 'Shopper' });
  expect(sentTo('checkEligibility')).toHaveLength(1);
});

test.each(['not-found', 'silent'] as const)('an eligibility check that is %s stops nobody', async (outcome) => {
  const { firstName, lastName, dob, medicareClaimNumber, partAEffectiveDate, partBEffectiveDate } = WHOLE;
  const answers = { firstName, lastName, dob, medicareClaimNumber, partAEffectiveDate, partBEffectiveDate };
  const original = { firstName, lastName };
  const eligibility = { outcome, isBeqInfoMatches: false, original, suggested: null };
  const { user } = open('/steps/medicare-information', fakeApplication({ answers, eligibility }));
  expect(await screen.findByText(words.eligibility.outcomes[outcome])).toBeVisible();
  expect(screen.getByRole('button', { name: words.eligibility.again })).toBeVisible();
  await user.click(await goOn());
  await heading(steps['medicaid-information'].title);
});

test('[ENROLL-613] none of these takes the other reasons away, and a reason takes none of these away', async () => {
  const { reasons } = texts.election;
  const { user, fake } = open('/steps/special-election-period');
  await user.click(await screen.findByRole('checkbox', { name: reasons.losingCoverage.label }));
  expect(screen.getByRole('group', { name: reasons.losingCoverage.day })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: reasons.noneCheck.label }));
  expect(screen.getByRole('checkbox', { name: reasons.losingCoverage.label })).not.toBeChecked();
  await waitFor(() => expect(fake.kept()).toMatchObject({ losingCoverage: '', noneCheck: 'yes' }));
});

test('[ENROLL-614] in Open Enrollment a plan of next year starts on January 1, and nobody is asked', async () => {
  const { fake, user } = open('/steps/effective-date');
  expect(await screen.findByText(texts.election.start.only('January 1, 2027'))).toBeVisible();
  await waitFor(() => expect(fake.kept()['ProposedEffectiveDate']).toBe('2027-01-01'));
  await user.click(await goOn());
  await heading(steps['provider-search'].title);
});

test('[ENROLL-610] a plan for an illness asks eleven questions, each with yes and no', async () => {
  const plan = aPlan({ planType: 'SNP', snpType: 'Chronic' });
  const enrollment = aDraft({ planType: 'SNP', snpType: 'Chronic' });
  open('/steps/chronic-questions', fakeApplication({ enrollment }), { plan });
  await heading(steps['chronic-questions'].title);
  await goOn();
  const groups = main()
    .getAllByRole('group')
    .filter((group) => group.tagName === 'FIELDSET');
  expect(groups).toHaveLength(11);
  for (const group of groups) expect(within(group).getAllByRole('radio')).toHaveLength(2);
});

test('[ENROLL-617] the review sends nothing before the statement is agreed to, and names the step', async () => {
  const { statementAgreed: _left, ...answers } = WHOLE;
  open('/steps/review', fakeApplication({ answers }));
  await heading(steps.review.title);
  expect(await main().findByText(words.review.missing)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.review.send })).toBeNull();
});

test('all answers stand on the review, and ten presses send one application, whose number is then shown', async () => {
  const { user, sentTo, fake } = open('/steps/review', fakeApplication({ answers: WHOLE }));
  const send = await screen.findByRole('button', { name: words.review.send });
  expect(main().getByText('12 Elm Street')).toBeVisible();
  expect(main().getByText('••••MK73')).toBeVisible();
  // All before the page can draw the first.
  for (let press = 0; press < 10; press += 1) send.click();
  await heading(words.sent.title);
  expect(main().getByText('LM0123456789')).toBeVisible();
  expect(sentTo('submitApplication')).toHaveLength(1);
  expect(fake.enrollment()?.isSubmitted).toBe(true);

  // What was taken back is no longer said to be sent.
  await user.click(main().getByRole('button', { name: words.withdraw.open }));
  await user.click(screen.getByRole('button', { name: words.withdraw.confirm }));
  expect(await heading(words.sent.view)).toBeVisible();
  expect(screen.queryByText(words.sent.keep)).toBeNull();
});

test('who sends after the midnight that ended the season is told which step is in the way', async () => {
  const { user } = open('/steps/review', fakeApplication({ answers: WHOLE }), {
    systemDate: '2026-12-07T23:59:00-06:00',
    more: {
      submitApplication: () => {
        throw new Problem('application-incomplete', { fields: { losingCoverage: 'reason-missing' } });
      },
      getSystemDate: () => ({ systemDate: '2026-12-08T00:01:00.000-06:00' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: words.review.send }));
  const step = await main().findByRole('link', { name: steps['special-election-period'].title });
  expect(step.closest('ul')?.previousElementSibling).toHaveTextContent(words.review.missing);
  expect(screen.queryByRole('button', { name: words.review.send })).toBeNull();
});

test('[ERR-407] who sends while the server is away is told so, and not that the plan is closed', async () => {
  const nobody = () => {
    throw new Problem('not-ready');
  };
  const more = { submitApplication: nobody, getSystemDate: nobody };
  const { user, sentTo, client, texts: site } = open('/steps/review', fakeApplication({ answers: WHOLE }), { more });
  await user.click(await screen.findByRole('button', { name: words.review.send }));
  expect(await main().findByRole('alert')).toHaveTextContent(site.problems['not-ready'].detail);
  await waitFor(() => expect(sentTo('getSystemDate')).not.toEqual([]));
  await waitFor(() => expect(client.getQueryState(['system-date'])?.status).toBe('error'));
  expect(main().getByRole('button', { name: words.review.send })).toBeVisible();
  expect(main().queryByText(words.closed.title)).toBeNull();
});

test('[ENROLL-018] a sent application is read, printed and taken back, and not changed', async () => {
  const enrollment = aDraft({ isSubmitted: true, status: 'Submitted', confirmationNo: 'LM0123456789' });
  const { user, fake } = open('/steps/personal-information', fakeApplication({ enrollment, answers: WHOLE }));
  await heading(words.sent.view);
  expect(await main().findByText('12 Elm Street')).toBeVisible();
  expect(main().queryByRole('textbox')).toBeNull();
  expect(main().getByRole('button', { name: words.print })).toBeVisible();
  await user.click(main().getByRole('button', { name: words.withdraw.open }));
  expect(fake.enrollment()?.status).toBe('Submitted');
  await user.click(screen.getByRole('button', { name: words.withdraw.confirm }));
  await waitFor(() => expect(fake.enrollment()?.status).toBe('Withdrawn'));
});

test('one that was sent in another window says so and is read from then on', async () => {
  const { user, fake } = open('/steps/personal-information', fakeApplication({ answers: WHOLE }));
  await screen.findByLabelText(fields.firstName.label);
  fake.submitElsewhere();
  await user.type(screen.getByLabelText(fields.firstName.label), 'anne');
  await user.tab();
  await heading(words.sent.view);
});

test('what joining ends is said before it is sent, with what can not be undone', async () => {
  open('/steps/review', fakeApplication({ answers: { ...WHOLE, hasSupplement: 'yes' } }));
  await heading(steps.review.title);
  const warning = texts.election.warnings['leaves-supplement'];
  expect(await screen.findByRole('heading', { name: warning.title })).toBeVisible();
  expect(screen.getByText(warning.cannotUndo)).toBeVisible();
});
