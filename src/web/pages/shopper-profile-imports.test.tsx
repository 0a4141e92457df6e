import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { importsTexts } from '#content/en/imports-texts.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { Problem } from '#contract/problem.ts';
import type { Reply } from '#contract/schemas.ts';
import { FOUND } from '#tests/support/states/import-examples.ts';
import { aCloakedViewer, aSignedInViewer, aUser, aViewer } from '#tests/support/web/examples.ts';
import type { Answers } from '#tests/support/web/fake-network.ts';
import { aMemberImport, aMemberViewer, nothingFound, oneDrugFound, person } from '#tests/support/web/imports.ts';
import { openSignedIn, tidySessions } from '#tests/support/web/signed-in-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

tidySessions();
beforeAll(() => loadPageTexts('imports', 'en'));

const { dialog: words } = importsTexts.imports;
const { errors, ...labels } = importsTexts.personForm;

async function openDrugs({ viewer = aMemberViewer(), memberImport = aMemberImport(), more = {} as Answers } = {}) {
  const page = await openSignedIn({ viewer, more: { ...person(aUser(), memberImport), ...more } });
  await page.user.click(screen.getByRole('link', { name: new RegExp(profileTexts.profileShell.views.drugs) }));
  await screen.findByRole('heading', { name: profileTexts.savedDrugs.heading.none });
  return page;
}

const importLink = () => screen.findByRole('button', { name: profileTexts.savedDrugs.import });

async function openBox(more: Answers = {}) {
  const page = await openDrugs({ more });
  await page.user.click(await importLink());
  const dialog = await screen.findByRole('dialog', { name: words.title.details });
  return { ...page, dialog, inside: within(dialog) };
}

/** By its name in the form: looking for roles takes long in a page of this size. */
const field = (name: string) => document.querySelector(`dialog [name="${name}"]`) as HTMLInputElement;

const GOOD = {
  firstName: 'Sam',
  lastName: 'Okafor',
  dobMonth: '3',
  dobDay: '9',
  dobYear: '1951',
  zipCode: '98101',
  mbi: '1eg4te5mk73',
};

function fill(change: Partial<typeof GOOD> = {}) {
  const typed = Object.entries({ ...GOOD, ...change });
  for (const [name, value] of typed) fireEvent.change(field(name), { target: { value } });
  if (!field('isAttested').checked) fireEvent.click(field('isAttested'));
}

const submit = () => fireEvent.click(screen.getByText('View your drugs and doctors'));
const views = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('[data-view]')].map((view) => view.getAttribute('data-view'));

test.each([
  ['a guest', aViewer(), undefined],
  ['an agent who looks on', aCloakedViewer(), aMemberImport()],
  ['a member who imported this month', aMemberViewer(), aMemberImport({ allowed: false })],
])('[DRUG-604] there is no import link for %s', async (_story, viewer, memberImport) => {
  const { sentTo } = await openDrugs({ viewer, ...(memberImport && { memberImport }) });
  await waitFor(() => expect(sentTo('readSection').length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: profileTexts.savedDrugs.import })).toBeNull();
});

test('[IDENT-600] who is signed in and no member gets the identity form, with all its fields', async () => {
  const { user } = await openDrugs({ viewer: aSignedInViewer() });
  await user.click(await importLink());
  const form = importsTexts.profileMerge.form;
  const inside = within(await screen.findByRole('dialog', { name: form.title }));
  const boxes = inside.getAllByRole('textbox').map((box) => (box as HTMLInputElement).name);
  expect(boxes).toEqual(['firstName', 'lastName', 'email', 'mbi', 'dobMonth', 'dobDay', 'dobYear', 'zipCode']);
  expect(
    inside
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).value)
      .sort(),
  ).toEqual(['f', 'm']);
  expect(field('mbi')).toHaveAttribute('placeholder', '1EG4-TE5-MK73');
  fireEvent.change(field('mbi'), { target: { value: '1EG4-TE5-MK7399' } });
  expect(field('mbi')).toHaveValue('1EG4-TE5-MK73');
  expect(inside.getByRole('button', { name: 'No, don’t import my data' })).toBeVisible();
});

test('[IMPORT-603] [IMPORT-604] [IMPORT-605] the details have eight fields, the sample of a card and a way out', async () => {
  const { user, inside, sentTo } = await openBox();
  for (const label of [labels.firstName, labels.lastName, labels.month, labels.day, labels.year]) {
    expect(inside.getByLabelText(label)).toBeVisible();
  }
  expect([inside.getByLabelText(labels.zipCode), inside.getByLabelText(labels.mbi)]).toEqual([
    field('zipCode'),
    field('mbi'),
  ]);
  expect(['dobMonth', 'dobDay', 'dobYear'].map((name) => field(name).placeholder)).toEqual(['MM', 'DD', 'YYYY']);
  expect(inside.getByRole('checkbox', { name: 'I attest that this is true.' })).not.toBeChecked();
  expect(inside.getByText(words.match)).toBeVisible();
  const toggle = inside.getByRole('button', { name: 'Where can I find this?' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(inside.getByRole('img', { name: words.card.alt })).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle);
  expect(inside.queryByRole('img')).toBeNull();
  await user.click(inside.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await importLink()).toHaveFocus();
  expect(sentTo('importMemberItems')).toHaveLength(0);
});

test('[IMPORT-611] [IMPORT-612] [IMPORT-616] faults come with the first try, at their fields, and follow what is typed', async () => {
  const { user, inside, sentTo } = await openBox();
  await user.click(field('firstName'));
  await user.tab();
  expect(inside.queryByText(/^Error:/)).toBeNull();
  submit();
  expect(inside.getAllByText(/^Error:/).map((fault) => fault.textContent)).toEqual([
    'Error: Please enter a valid first name',
    'Error: Please enter a valid last name',
    'Error: Please enter a valid date of birth',
    'Error: Please enter a valid ZIP code',
    'Error: Please enter a valid Medicare number',
    'Error: You must attest in order to continue',
  ]);
  expect(field('firstName')).toHaveAccessibleDescription('Error: Please enter a valid first name');
  expect(field('lastName')).toHaveAccessibleDescription('Error: Please enter a valid last name');
  expect(field('firstName')).toHaveFocus();
  fireEvent.change(field('firstName'), { target: { value: 'Sam' } });
  expect(inside.queryByText(errors.firstName)).toBeNull();
  fireEvent.change(field('firstName'), { target: { value: '  ' } });
  expect(inside.getByText(errors.firstName)).toBeVisible();
  expect(sentTo('importMemberItems')).toHaveLength(0);
});

test('[IMPORT-613] [IMPORT-614] [IMPORT-615] each fault alone is the one that is said', async () => {
  const { inside, sentTo } = await openBox();
  const date = 'Error: Please enter a valid date of birth';
  const zip = 'Error: Please enter a valid ZIP code';
  const number = 'Error: Please enter a valid Medicare number';
  const faults: [change: Partial<typeof GOOD>, said: string][] = [
    [{ dobMonth: '' }, date],
    [{ dobDay: '' }, date],
    [{ dobYear: '' }, date],
    [{ dobMonth: '02', dobDay: '30' }, date],
    [{ dobMonth: '11', dobDay: '17', dobYear: '2026' }, date],
    [{ zipCode: '' }, zip],
    [{ zipCode: '1234' }, zip],
    [{ zipCode: 'abcde' }, zip],
    [{ mbi: '' }, number],
    [{ mbi: '1EG4-TE5' }, number],
  ];
  for (const [change, said] of faults) {
    fill(change);
    submit();
    const found = inside.getAllByText(/^Error:/).map((fault) => fault.textContent);
    expect([change, found]).toEqual([change, [said]]);
  }
  expect(sentTo('importMemberItems')).toHaveLength(0);
});

test('[IMPORT-617] the hint is read with the number, and stays beside the mask of thirteen and the fault', async () => {
  const { inside } = await openBox();
  const hint = 'Your Medicare number has 9 to 10 digits, no spaces, or the 11 letters and numbers on a new card.';
  expect(inside.getByText(hint)).toBeVisible();
  expect(field('mbi')).toHaveAccessibleDescription(expect.stringContaining(hint));
  for (const typed of ['1eg4te5mk73', '1EG4 TE5 MK73', '1EG4-TE5-MK73']) {
    fill({ mbi: typed });
    expect(field('mbi')).toHaveValue('1EG4-TE5-MK73');
  }
  // Nine and ten digits are no Medicare number any more.
  for (const typed of ['123456789', '1234567890']) {
    fill({ mbi: typed });
    submit();
    expect(inside.getAllByText(/^Error:/).map((fault) => fault.textContent)).toEqual([errors.mbi]);
    expect(field('mbi')).toHaveAccessibleDescription(expect.stringContaining(hint));
    expect(field('mbi')).toHaveAccessibleDescription(expect.stringContaining(errors.mbi));
  }
});

test('[IMPORT-402] [IMPORT-602] [IMPORT-606] [IMPORT-607] [IMPORT-609] [ERR-605] nothing found goes by the loading view to the result', async () => {
  let resolve: (reply: Reply<'importMemberItems'>) => void = () => undefined;
  const promise = new Promise<Reply<'importMemberItems'>>((settle) => {
    resolve = settle;
  });
  const { user, dialog, inside, sentTo } = await openBox({ importMemberItems: () => promise });
  expect(views(dialog)).toEqual(['details']);
  fill();
  submit();
  expect(views(dialog)).toEqual(['loading']);
  expect(inside.getByRole('status')).toHaveTextContent('We are finding your drug claims');
  expect(inside.getByRole('status')).toHaveTextContent('up to 1 minute');
  // There is no way out while it loads.
  expect(inside.queryByRole('button')).toBeNull();
  resolve({ importSummaryData: nothingFound });
  await waitFor(() => expect(views(dialog)).toEqual(['result']));
  expect(
    inside.getByText(
      'We were unable to find your claim history. While we did not find any prescription drugs, you can manually add your drugs.',
    ),
  ).toBeVisible();
  expect(inside.getByRole('link', { name: '1-877-699-5710' })).toHaveAttribute('href', 'tel:1-877-699-5710');
  expect(JSON.parse(sentTo('importMemberItems')[0]?.init.body as string)).toEqual({
    uuid: aUser().uuid,
    isAuthUser: true,
    triggeredBy: 'USER',
    details: {
      firstName: 'Sam',
      lastName: 'Okafor',
      dob: '03/09/1951',
      zipCode: '98101',
      mbi: '1EG4TE5MK73',
      isAttested: true,
    },
  });
  await user.click(inside.getByRole('button', { name: 'Return to my account' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[IMPORT-607] a plan alone is no claim: the box says so, and the profile is read again all the same', async () => {
  const { dialog, sentTo } = await openBox({ importMemberItems: () => ({ importSummaryData: FOUND.planOnly }) });
  const reads = sentTo('readSection').length;
  fill();
  submit();
  await waitFor(() => expect(views(dialog)).toEqual(['result']));
  expect(sentTo('readSection').length).toBeGreaterThan(reads);
});

test('[IMPORT-607] something found closes the box, and the profile is read again', async () => {
  const { sentTo } = await openBox({ importMemberItems: () => ({ importSummaryData: oneDrugFound }) });
  const reads = sentTo('readSection').length;
  fill();
  submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('readSection').length).toBeGreaterThan(reads);
});

test('[IMPORT-609] a failure is logged and ends as if nothing had been found', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { dialog } = await openBox({
    importMemberItems: () => {
      throw new Problem('unexpected');
    },
  });
  fill();
  submit();
  await waitFor(() => expect(views(dialog)).toEqual(['result']));
  expect(log).toHaveBeenCalled();
});

test('[IMPORT-619] the page waits a minute, and then goes on as after a failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { dialog } = await openBox({ importMemberItems: () => new Promise(() => {}) });
  const clock = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const answer = vi.fn(
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', answer);
  fill();
  submit();
  await waitFor(() => expect(limit).toHaveBeenCalledWith(60_000));
  expect(views(dialog)).toEqual(['loading']);
  clock.abort(new DOMException('timed out', 'TimeoutError'));
  await waitFor(() => expect(views(dialog)).toEqual(['result']));
});
