import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { importsTexts } from '#content/en/imports-texts.ts';
import { Problem } from '#contract/problem.ts';
import type { Reply } from '#contract/schemas.ts';
import { aUser, FIRST_VERSIONS, PROFILE_UUID } from '#tests/support/web/examples.ts';
import type { Answers } from '#tests/support/web/fake-network.ts';
import { mia, person } from '#tests/support/web/imports.ts';
import { openSignedIn, tidySessions } from '#tests/support/web/signed-in-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

tidySessions();
beforeAll(() => loadPageTexts('imports', 'en'));

const words = importsTexts.profileMerge;
const { errors, ...labels } = importsTexts.personForm;

const answer = (change: Partial<Reply<'mergeProfile'>['data']> = {}) => ({
  data: { isProfileMerged: false, mergedProfile: null, remainingRetryCount: 2, tollFree: '1-800-555-0131', ...change },
});
const merged = () => answer({ isProfileMerged: true, mergedProfile: aUser(), remainingRetryCount: 3 });

async function openPopup(user = mia(), more: Answers = {}) {
  const page = await openSignedIn({ more: { ...person(user), ...more } });
  const dialog = await screen.findByRole('dialog', { name: words.title });
  return { ...page, dialog, inside: within(dialog) };
}

/** By its name in the form: looking for roles takes long in a page of this size. */
const field = (name: string) => document.querySelector(`dialog [name="${name}"]`) as HTMLInputElement;

function fillMemberForm() {
  const parts = { mbi: '1eg4te5mk73', dobMonth: '03', dobDay: '09', dobYear: '1951' };
  for (const [name, value] of Object.entries(parts)) fireEvent.change(field(name), { target: { value } });
}

const submitButton = () => screen.getByText(words.submit);
const bodyOf = (init: RequestInit | undefined) => JSON.parse(init?.body as string);

test('[IDENT-603] [IDENT-604] [IDENT-605] the popup says what it is for, and that each field is needed', async () => {
  const { inside } = await openPopup();
  expect(words.title).toBe('Help us personalize your cost estimates based on your drugs and doctors');
  expect(inside.getByText(words.intro)).toBeVisible();
  expect(inside.getByText(words.mandatory)).toBeVisible();
  expect(inside.getByRole('heading', { name: 'Confirm your identity' })).toBeVisible();
  for (const label of [labels.firstName, labels.lastName, labels.email, labels.mbi, labels.birthDate]) {
    expect(inside.getByText(`${label} *`)).toBeVisible();
  }
});

test.each([
  ['MEMBER-CONSENT', ['mbi'], ['gender', 'zipCode']],
  ['MEMBER-NO-CONSENT', ['zipCode'], ['gender', 'mbi']],
  ['NON-MEMBER-CONSENT', ['gender', 'zipCode'], ['mbi']],
  ['NON-MEMBER-NO-CONSENT', ['gender', 'zipCode'], ['mbi']],
] as const)('[IDENT-606] %s is asked for %j and not for %j', async (telesalesProfileType, shown, hidden) => {
  const { inside } = await openPopup(mia({ telesalesProfileType }));
  const isShown = (name: string) => field(name) !== null;
  expect(inside.getByText('Please confirm your profile details.')).toBeVisible();
  expect(shown.map(isShown)).toEqual(shown.map(() => true));
  expect(hidden.map(isShown)).toEqual(hidden.map(() => false));
  expect(field('dobYear').closest('fieldset')).toHaveTextContent('Date of birth');
});

test.each([
  ['an agent made the profile', mia({ createdBy: 'AGENT' })],
  ['nothing is pending', mia({ telesalesProfileType: null })],
  ['the type is not known', mia({ telesalesProfileType: 'X' })],
])('[IDENT-406] [IDENT-609] [IDENT-625] nobody is asked where %s', async (_story, user) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { sentTo } = await openSignedIn({ more: person(user) });
  await waitFor(() => expect(sentTo('readSection').length).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).toBeNull();
  log.mockRestore();
});

test('[IDENT-602] [IDENT-611] [IDENT-614] [IDENT-621] what is right is sent once, and the profile is read with what was merged', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`ucp_user_id=${PROFILE_UUID}`);
  const { user, inside, sentTo } = await openPopup(mia(), {
    mergeProfile: merged,
    readSectionWithFlag: () => ({ uuid: PROFILE_UUID, versions: FIRST_VERSIONS, userDetails: aUser() }),
  });
  fillMemberForm();
  expect(field('mbi')).toHaveValue('1EG4-TE5-MK73');
  await user.click(submitButton());
  await waitFor(() => expect(inside.getByRole('heading', { name: 'Success!' })).toHaveFocus());
  expect(inside.getByText('Your information has been added to your profile.')).toBeVisible();
  expect(inside.queryByRole('textbox')).toBeNull();
  expect(sentTo('mergeProfile').map(({ init }) => bodyOf(init))).toEqual([
    {
      firstName: 'Margaret',
      lastName: 'Lane',
      email: 'margaret@example.com',
      dob: '03/09/1951',
      mbi: '1EG4TE5MK73',
      gender: '',
      zipCode: '',
      action: 'm',
    },
  ]);
  await user.click(inside.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(sentTo('readSectionWithFlag')).toHaveLength(1));
  expect(sentTo('readSectionWithFlag')[0]?.url).toMatch(new RegExp(`/${PROFILE_UUID}/all/\\d{4}/false$`));
  expect(sentTo('mergeProfile')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[IDENT-615] [IDENT-617] [ERR-603] a wrong try says how many are left, and keeps what was typed', async () => {
  const { user, inside } = await openPopup(mia(), { mergeProfile: () => answer() });
  fillMemberForm();
  await user.click(submitButton());
  const alert = await inside.findByText('We were unable to confirm your identity.');
  const banner = within(alert.closest('[role="alert"]') as HTMLElement);
  expect(banner.getByText('You have 2 attempt(s) remaining to confirm your identity.')).toBeVisible();
  expect(banner.getByText(words.warning)).toBeVisible();
  expect(alert.closest('[data-part="identity-failed"]')).toHaveFocus();
  expect(submitButton()).toBeEnabled();
  expect(field('mbi')).toHaveValue('1EG4-TE5-MK73');
  expect(inside.queryByRole('button', { name: 'Close', hidden: false })).toBe(
    inside.getAllByRole('button', { name: 'Close' })[0],
  );
});

test('[IDENT-607] [IDENT-613] [IDENT-616] [IDENT-620] [ERR-604] with no try left the form is shut, says whom to call, and saves no skip', async () => {
  const { user, inside, sentTo } = await openPopup(mia(), { mergeProfile: () => answer({ remainingRetryCount: 0 }) });
  expect(inside.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  fillMemberForm();
  await user.click(submitButton());
  expect(await inside.findByRole('link', { name: '1-800-555-0131' })).toHaveAttribute('href', 'tel:1-800-555-0131');
  const banner = inside.getByRole('link').closest('[role="alert"]');
  expect(banner).toHaveTextContent('TTY 711');
  expect(banner).toHaveTextContent('8 a.m. to 8 p.m., 7 days a week');
  expect(submitButton()).toBeDisabled();
  await user.type(field('mbi'), '{Enter}');
  fireEvent.submit(submitButton().closest('form') as HTMLFormElement);
  expect(sentTo('mergeProfile')).toHaveLength(1);
  const reads = sentTo('readSection').length;
  const [, second] = inside.getAllByRole('button', { name: 'Close' });
  await user.click(second as HTMLElement);
  await waitFor(() => expect(sentTo('readSection').length).toBeGreaterThan(reads));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([sentTo('mergeProfile').length, sentTo('readSectionWithFlag').length]).toEqual([1, 0]);
});

test.each([
  ['it is saved', () => merged()],
  [
    'that fails, which is only logged',
    () => {
      throw new Problem('unexpected');
    },
  ],
])(
  '[IDENT-618] [IDENT-619] [ERR-602] closing saves the choice to skip and reads the profile: %s',
  async (_story, skip) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, inside, sentTo } = await openPopup(mia(), { mergeProfile: skip });
    const reads = sentTo('readSection').length;
    await user.click(inside.getByRole('button', { name: words.closeDialog }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(sentTo('readSection').length).toBeGreaterThan(reads));
    expect(sentTo('mergeProfile').map(({ init }) => bodyOf(init))).toEqual([{ action: 's' }]);
    expect(sentTo('readSectionWithFlag')).toHaveLength(0);
    log.mockRestore();
  },
);

test('[ERR-601] [IDENT-628] [IDENT-635] an empty form says each fault at its field, leads to the first, and sends nothing', async () => {
  const { user, inside, sentTo } = await openPopup(mia({ telesalesProfileType: 'NON-MEMBER-CONSENT', email: null }));
  expect(inside.queryByText(/^Error:/)).toBeNull();
  await user.click(submitButton());
  const said = inside.getAllByText(/^Error:/).map((element) => element.textContent);
  expect(said).toEqual([
    'Error: Please enter a valid email address',
    'Error: Please select a gender',
    errors.birthDate,
    errors.zipCode,
  ]);
  expect(field('email')).toHaveFocus();
  expect(field('email')).toHaveAccessibleDescription(errors.email);
  expect(sentTo('mergeProfile')).toHaveLength(0);
  await user.type(field('email'), 'a@b.co');
  expect(inside.queryByText(errors.email)).toBeNull();
});

test('[IDENT-631] a day that does not exist is one fault of the whole date', async () => {
  const { user, inside, sentTo } = await openPopup();
  fillMemberForm();
  fireEvent.change(field('dobMonth'), { target: { value: '02' } });
  fireEvent.change(field('dobDay'), { target: { value: '30' } });
  await user.click(submitButton());
  expect(inside.getAllByText(errors.birthDate)).toHaveLength(1);
  expect(field('dobDay')).toHaveFocus();
  expect(sentTo('mergeProfile')).toHaveLength(0);
});

test('[ERR-600] a failure with a count acts like an answer with it, and one without keeps the count', async () => {
  const answers = [
    () => Response.json({ status: 500, remainingRetryCount: 1 }, { status: 500 }),
    () => {
      throw new TypeError('nobody answers');
    },
  ];
  const { user, inside } = await openPopup(mia(), { mergeProfile: () => (answers.shift() as () => never)() });
  fillMemberForm();
  await user.click(submitButton());
  expect(await inside.findByText(words.attemptsLeft(1))).toBeVisible();
  await user.click(submitButton());
  await waitFor(() => expect(answers).toEqual([]));
  expect(await inside.findByText(words.attemptsLeft(1))).toBeVisible();
});

test('[IDENT-601] [IDENT-608] while the answer is awaited only that shows, and nothing can be sent', async () => {
  let resolve: (reply: Reply<'mergeProfile'>) => void = () => undefined;
  const promise = new Promise<Reply<'mergeProfile'>>((settle) => {
    resolve = settle;
  });
  const { user, inside, dialog } = await openPopup(mia(), { mergeProfile: () => promise });
  fillMemberForm();
  await user.click(submitButton());
  const areas = () => [...dialog.querySelectorAll('[data-area]')].map((area) => area.getAttribute('data-area'));
  expect(areas()).toEqual(['loading']);
  expect(inside.getByRole('status')).toHaveTextContent(words.loading);
  expect(inside.queryByRole('button', { name: words.submit })).toBeNull();
  resolve(merged());
  await waitFor(() => expect(areas()).toEqual(['success']));
});

test('[IDENT-626] [IDENT-627] what the profile knows is filled in and fixed, and marked after 100 ms', async () => {
  await openPopup(mia({ email: null }));
  const [first, last, email] = [field('firstName'), field('lastName'), field('email')];
  expect([first, last, email].map(({ disabled }) => disabled)).toEqual([true, true, false]);
  await waitFor(() => expect(first).toHaveAttribute('data-prefilled'));
  expect(email).not.toHaveAttribute('data-prefilled');
});
