import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applicationFormTexts } from '#content/en/application-form-texts.ts';
import { applicationTexts } from '#content/en/application-texts.ts';
import { texts as english } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { ALL_FLAGS_OFF } from '#domain/flags/flags.ts';
import { heading, main, openApplication } from '#tests/support/web/application-page.tsx';
import { aCloakedViewer, aViewer, borderCounties, PROFILE_UUID } from '#tests/support/web/examples.ts';
import { aDraft, fakeApplication } from '#tests/support/web/fake-application.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { recallWantedPlan } from '#web/data/enrollment-cookie.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const texts = { ...applicationTexts, ...applicationFormTexts };
const { application: words, steps } = texts;

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

const open = openApplication;

test('a guest reads what is needed and signs in before the first question', async () => {
  const { sent } = open('/steps/personal-information', fakeApplication(), { viewer: aViewer({ uuid: null }) });
  await heading(steps.welcome.title);
  for (const need of words.welcome.needs) expect(screen.getByText(need)).toBeVisible();
  expect(main().getByRole('link', { name: words.welcome.signIn })).toHaveAttribute('href', '/sign-in');
  expect(main().getByRole('link', { name: words.welcome.register })).toHaveAttribute('href', '/register');
  expect(sent.some(({ id }) => id === 'readApplication' || id === 'startApplication')).toBe(false);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the cookie of the plan that is wanted holds the plan and its place, and nothing of who applies', async () => {
  open('/steps/personal-information', fakeApplication({ answers: { firstName: 'Ruth' } }));
  await heading(steps['personal-information'].title);
  await waitFor(() =>
    expect(recallWantedPlan()).toEqual({
      planId: 'H9999001000',
      planName: 'Meadow Complete (HMO)',
      planYear: 2027,
      planType: 'MAPD',
      zip: '98101',
      county: '53033',
    }),
  );
  expect(document.cookie).not.toContain('Ruth');
  expect(window.location.href).not.toMatch(/8f14e45f|Ruth/);
});

test.each(['/steps/review', '/steps//review'])('[ENROLL-618] %s is the review', async (route) => {
  open(route);
  await heading(steps.review.title);
});

test('an address that is no step, or of the other brand, is no page', async () => {
  const { texts: site } = open('/steps/nowhere');
  await heading(site.shell.notFound.title);
});

test('the address of the other brand is no page here', async () => {
  open('/welcome');
  await heading(steps.welcome.title);
  const { texts: site } = openPage('/online-application/harbor/ma/welcome?planId=H9999001000&planYear=2027');
  await heading(site.shell.notFound.title);
});

test('who has none yet starts one by a button, and is led to the first question', async () => {
  const { user, sentTo } = open('/welcome', fakeApplication({ enrollment: null }));
  await user.click(await screen.findByRole('button', { name: words.welcome.start }));
  // The heading, and with it the focus, goes from what was loading to the questions.
  expect(await screen.findByLabelText(texts.fields.firstName.label)).toBeVisible();
  expect(await heading(steps['personal-information'].title)).toHaveFocus();
  const [start] = sentTo('startApplication');
  expect(start?.url).toMatch(/\/enrollments\/H9999001000\/2027$/);
  expect(JSON.parse(start?.init.body as string)).toEqual({ zipCode: '98101', stateCode: 'WA', fipsCountyCode: '033' });
});

test('[GEO-601] where a ZIP code lies in several counties, one is chosen before it is started', async () => {
  const { user, sentTo } = open('/welcome', fakeApplication({ enrollment: null }), {
    more: { getCounties: () => ({ data: { counties: borderCounties } }) },
  });
  await user.click(await main().findByRole('radio', { name: /Montgomery County/ }));
  await user.click(main().getByRole('button', { name: english.place.goOn }));
  await user.click(await screen.findByRole('button', { name: words.welcome.start }));
  expect(await heading(steps['personal-information'].title)).toBeVisible();
  const [start] = sentTo('startApplication');
  expect(JSON.parse(start?.init.body as string)).toEqual({ zipCode: '42223', stateCode: 'TN', fipsCountyCode: '125' });
});

test('a start that is pressed twice at once begins one, and leads to its first question', async () => {
  const { sentTo } = open('/welcome', fakeApplication({ enrollment: null }));
  const start = await screen.findByRole('button', { name: words.welcome.start });
  start.click();
  start.click();
  expect(await heading(steps['personal-information'].title)).toBeVisible();
  expect(sentTo('startApplication')).toHaveLength(1);
});

test('[ENROLL-022] a draft goes on where it was left, with what was typed, and none of it in browser storage', async () => {
  const enrollment = aDraft({ nextPageUrl: '/steps/mailing-address' });
  const { user } = open('/welcome', fakeApplication({ enrollment, answers: { city: 'Seattle' } }));
  await user.click(await screen.findByRole('link', { name: words.welcome.goOn }));
  await heading(steps['mailing-address'].title);
  expect(screen.getByLabelText(texts.fields.city.label)).toHaveValue('Seattle');
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, history.state]);
  expect(stored).not.toContain('Seattle');
});

test('[PLAN-029] once it is started the cards of saved plans are read anew, since they say how far it is', async () => {
  const { user, client } = open('/welcome', fakeApplication({ enrollment: null }));
  const start = await screen.findByRole('button', { name: words.welcome.start });
  client.setQueryData(['profile', PROFILE_UUID, 'plans', 2027], { items: [] });
  await user.click(start);
  await heading(steps['personal-information'].title);
  expect(client.getQueryState(['profile', PROFILE_UUID, 'plans', 2027])?.isInvalidated).toBe(true);
});

test('a new application begins empty', async () => {
  const { user } = open('/welcome', fakeApplication({ enrollment: null }));
  await user.click(await screen.findByRole('button', { name: words.welcome.start }));
  expect(await screen.findByLabelText(texts.fields.firstName.label)).toHaveValue('');
});

const ofOtherPlan = aDraft({ planId: 'H9999007000', planName: 'Other Plan (HMO)', nextPageUrl: '/steps/phone-number' });
const { applicationOtherPlan: otherPlan } = texts;
const useAnswers = () => screen.queryByRole('button', { name: new RegExp(`^${otherPlan.use}`) });

test('an application for another plan becomes one for this, and goes on where it was left with what was typed', async () => {
  const fake = fakeApplication({ enrollment: ofOtherPlan, answers: { mobileNumber: '206-555-0100' } });
  const { user, sentTo } = open('/welcome', fake);
  expect(await screen.findByText(otherPlan.text(ofOtherPlan.planName))).toBeVisible();
  expect(screen.getByRole('button', { name: words.welcome.start })).toBeVisible();
  await user.click(useAnswers() as HTMLElement);
  await heading(steps['phone-number'].title);
  expect(screen.getByLabelText(texts.fields.mobileNumber.label, { exact: false })).toHaveValue('206-555-0100');
  expect(sentTo('changeApplicationPlan').map(({ init }) => JSON.parse(init.body as string))).toEqual([
    { planId: 'H9999001000', planYear: 2027, zipCode: '98101', stateCode: 'WA', fipsCountyCode: '033' },
  ]);
  expect(sentTo('startApplication')).toEqual([]);
});

test.each([
  ['of another year', { ...ofOtherPlan, planYear: 2026 }, {}],
  ['that was sent', { ...ofOtherPlan, isSubmitted: true }, {}],
  ['that another system keeps', { ...ofOtherPlan, enrollmentId: null }, {}],
  ['while going on is switched off', ofOtherPlan, { flags: { ...ALL_FLAGS_OFF, disableOleSaveResume: true } }],
])('the answers of an application %s are not offered', async (_story, enrollment, story) => {
  open('/welcome', fakeApplication({ enrollment }), story);
  expect(await screen.findByRole('button', { name: words.welcome.start })).toBeVisible();
  expect(useAnswers()).toBeNull();
});

test('answers that could not be taken along stay where they are, and it is said', async () => {
  const more = { changeApplicationPlan: () => Promise.reject(new Problem('not-ready')) };
  const fake = fakeApplication({ enrollment: ofOtherPlan });
  const { user } = open('/welcome', fake, { more });
  await screen.findByText(otherPlan.text(ofOtherPlan.planName));
  await user.click(useAnswers() as HTMLElement);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(fake.enrollment()?.planId).toBe(ofOtherPlan.planId);
});

test('while going on is switched off, nothing is read and nothing can be gone on with', async () => {
  const flags = { ...ALL_FLAGS_OFF, disableOleSaveResume: true };
  const { sentTo } = open('/steps/personal-information', fakeApplication({ answers: { firstName: 'Ruth' } }), {
    flags,
  });
  expect(await screen.findByText(words.paused, { exact: false })).toBeVisible();
  expect(sentTo('readApplication')).toEqual([]);
  expect(screen.queryByRole('button', { name: words.form.continue })).toBeNull();
});

test('an agent who looks on sees no answer and can do nothing', async () => {
  const { sentTo } = open('/steps/personal-information', fakeApplication({ answers: { firstName: 'Ruth' } }), {
    viewer: aCloakedViewer(),
  });
  expect(await screen.findByText(words.agent)).toBeVisible();
  expect(sentTo('readApplication')).toEqual([]);
  expect(main().queryByRole('button')).toBeNull();
  expect(main().queryByRole('textbox')).toBeNull();
});

test('[ERR-407] without a date nothing is started, nothing is said to be closed, and it can be asked for again', async () => {
  let isDown = true;
  const { user, texts: site } = open('/welcome', fakeApplication({ enrollment: null }), {
    systemDate: null,
    more: {
      getSystemDate: () => {
        if (isDown) throw new Problem('not-ready');
        return { systemDate: '2026-11-16T10:00:00.000-06:00' };
      },
    },
  });
  expect(await main().findByText(site.problems['not-ready'].detail)).toBeVisible();
  expect(main().queryByText(words.closed.title)).toBeNull();
  expect(main().queryByRole('button', { name: words.welcome.start })).toBeNull();
  isDown = false;
  await user.click(main().getByRole('button', { name: site.shell.tryAgain }));
  expect(await main().findByRole('button', { name: words.welcome.start })).toBeVisible();
});

test('a plan that closed meanwhile says so, and the answers stay', async () => {
  const fake = fakeApplication({ answers: { firstName: 'Ruth' } });
  open('/steps/personal-information', fake, { systemDate: '2027-12-01T10:00:00-06:00' });
  expect(await screen.findByRole('heading', { name: words.closed.title })).toBeVisible();
  expect(screen.getByLabelText(texts.fields.firstName.label)).toHaveValue('Ruth');
  expect(fake.kept()).toEqual({ firstName: 'Ruth' });
});

test('what the plan would not take says whom to call, and not that the plan looks at it', async () => {
  const at = '2026-11-16T16:05:00.000Z';
  const enrollment = aDraft({
    isSubmitted: true,
    status: 'Submitted',
    confirmationNo: 'LM000000000001',
    timeline: [
      { step: 'submitted', state: 'done', at, dueBy: null, call: null },
      { step: 'sent', state: 'done', at, dueBy: null, call: null },
      { step: 'received', state: 'refused', at, dueBy: null, call: 'site' },
    ],
  });
  open('/welcome', fakeApplication({ enrollment }));
  expect(await screen.findByText(texts.applicationTrouble.refused, { exact: false })).toBeVisible();
  expect(screen.queryByRole('heading', { name: words.sent.next })).toBeNull();
});
