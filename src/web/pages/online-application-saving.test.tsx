import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applicationFormTexts } from '#content/en/application-form-texts.ts';
import { applicationTexts } from '#content/en/application-texts.ts';
import { Problem } from '#contract/problem.ts';
import { goOn, heading, main, openApplication as open } from '#tests/support/web/application-page.tsx';
import { fakeApplication } from '#tests/support/web/fake-application.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { application: words, steps } = applicationTexts;
const { fields, choices } = applicationFormTexts;

beforeAll(() =>
  Promise.all([
    import('./online-application-page.tsx'),
    loadPageTexts('application', 'en'),
    loadPageTexts('application-form', 'en'),
    import('./online-application-steps.tsx'),
  ]),
);
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bodiesOf = (sent: { init: RequestInit }[]) => sent.map(({ init }) => JSON.parse(init.body as string));

test('each field is kept as it is left, with the version that it was typed on', async () => {
  const { user, sentTo, fake } = open(
    '/steps/personal-information',
    fakeApplication({ answers: { firstName: 'Ann' } }),
  );
  const name = await screen.findByLabelText(fields.firstName.label);
  await user.clear(name);
  await user.type(name, 'Ruth');
  expect(sentTo('saveAnswers')).toEqual([]);
  await user.tab();
  expect(await screen.findByText(words.saving.saved, { selector: '.no-print' })).toBeVisible();
  expect(bodiesOf(sentTo('saveAnswers'))).toEqual([{ answers: { firstName: 'Ruth' }, versions: { firstName: 1 } }]);
  expect(fake.kept()).toEqual({ firstName: 'Ruth' });
});

test.each([
  ['signs that nobody sees', '\u202ASeattle\u202C', 'Seattle'],
  ['far more than any field takes', 'x'.repeat(2500), 'x'.repeat(2000)],
])('%s are pasted, and what the server can keep of it is kept', async (_story, pasted, kept) => {
  const { user, fake } = open('/steps/mailing-address');
  await user.click(await screen.findByLabelText(fields.city.label));
  await user.paste(pasted);
  await user.tab();
  await waitFor(() => expect(fake.kept()).toEqual({ city: kept }));
});

test('a save that fails keeps what was typed, says so, and tries again', async () => {
  const fake = fakeApplication();
  let isDown = true;
  const { user } = open('/steps/personal-information', fake, {
    more: {
      saveAnswers: (request) => {
        if (isDown) throw new Problem('not-ready');
        return fake.replies.saveAnswers(request);
      },
    },
  });
  await user.type(await screen.findByLabelText(fields.firstName.label), 'Ruth');
  await user.tab();
  expect(await screen.findByText(words.saving.failed, { selector: 'main p' })).toBeVisible();
  expect(screen.getByLabelText(fields.firstName.label)).toHaveValue('Ruth');
  isDown = false;
  await user.click(screen.getByRole('button', { name: words.saving.tryNow }));
  await waitFor(() => expect(fake.kept()).toEqual({ firstName: 'Ruth' }));
  expect(screen.queryByText(words.saving.failed, { selector: 'main p' })).toBeNull();
});

test('what could not be kept is said on the next step too, and stands there on the way back', async () => {
  const fake = fakeApplication({ answers: { hasMedicaidEnrollee: 'no' } });
  const { user } = open('/steps/medicaid-information', fake, {
    more: {
      saveAnswers: () => {
        throw new Problem('not-ready');
      },
    },
  });
  await user.click(await screen.findByRole('radio', { name: choices.yesNo.yes }));
  await user.click(await goOn());
  await heading(steps['mailing-address'].title);
  expect(await screen.findByText(words.saving.failed, { selector: 'main p' })).toBeVisible();
  await user.click(main().getByRole('link', { name: words.form.back }));
  await heading(steps['medicaid-information'].title);
  expect(screen.getByRole('radio', { name: choices.yesNo.yes })).toBeChecked();
});

test.each([
  ['who goes to another app', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['who pauses in the middle of a field', () => {}],
])('%s has it kept all the same', async (_story, does) => {
  const { user, fake } = open('/steps/mailing-address');
  await user.type(await screen.findByLabelText(fields.city.label), 'Seat');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  does();
  await waitFor(() => expect(fake.kept()).toEqual({ city: 'Seat' }), { timeout: 30_000 });
  expect(screen.getByLabelText(fields.city.label)).toHaveFocus();
});

test.each([
  ['mine', 'Ruth'],
  ['theirs', 'Rut'],
] as const)('two windows on one field: a person chooses %s', async (choice, kept) => {
  const { user, fake } = open('/steps/personal-information', fakeApplication({ answers: { firstName: 'R' } }));
  const name = await screen.findByLabelText(fields.firstName.label);
  await user.type(name, 'uth');
  fake.meanwhile('firstName', 'Rut');
  await user.tab();
  await screen.findByRole('heading', { name: words.conflict.title });
  const answer = choice === 'mine' ? words.conflict.mine('Ruth') : words.conflict.theirs('Rut');
  await user.click(screen.getByRole('button', { name: answer }));
  await waitFor(() => expect(fake.kept()['firstName']).toBe(kept));
  await waitFor(() => expect(screen.getByLabelText(fields.firstName.label)).toHaveValue(kept));
  expect(screen.queryByRole('heading', { name: words.conflict.title })).toBeNull();
});

test('another window’s answer to another question is no conflict, and both stay', async () => {
  const { user, fake } = open('/steps/personal-information');
  await user.type(await screen.findByLabelText(fields.firstName.label), 'Ruth');
  fake.meanwhile('lastName', 'Shopper');
  await user.tab();
  await waitFor(() => expect(fake.kept()).toEqual({ firstName: 'Ruth', lastName: 'Shopper' }));
  expect(screen.queryByRole('heading', { name: words.conflict.title })).toBeNull();
});
