import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { doctors as words } from '#content/en/doctors.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { providerSearch } from '#content/en/provider-search.ts';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { ANN_LEE, LAKE_HOSPITAL, SAM_COLE } from '#tests/support/providers.ts';
import { aCloakedViewer, aPlan, asSaved, drugPlan } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import type { KeptProviders } from '#tests/support/web/fake-providers.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { views, viewWithCount } = profileTexts.profileShell;

beforeAll(async () => {
  await loadPageTexts('profile', 'en');
  await loadPageTexts('doctors', 'en');
  await loadPageTexts('provider-search', 'en');
});
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const THREE = { providers: [ANN_LEE, SAM_COLE, LAKE_HOSPITAL] };
type Saved = Parameters<typeof fakeProfile>[0];

const open = (kept: KeptProviders = {}, plans: Saved = [], more: Answers = {}, overrides = {}) => {
  const profile = fakeProfile(plans, [], kept);
  const network = fakeNetwork({ ...profile.answers, ...more });
  return { profile, ...network, ...openPage('/shopper-profile#providers', overrides) };
};
const named = (name: string) => screen.findByRole('button', { name });
const rows = () =>
  within(screen.getByRole('list', { name: words.list }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const removes = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await named(`${words.remove} ${name}`));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.removeDialog.confirm }));
};

test('[DOC-601] without doctors the view says what to do first, and the doctors bring another heading and button', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: words.heading.none })).toBeVisible();
  expect(screen.getByText(words.empty)).toBeVisible();
  expect(screen.getByRole('button', { name: words.add })).toBeVisible();
  expect(screen.getByRole('link', { name: words.browseYear(2027) })).toBeVisible();
  expect(screen.queryByText(words.prompt)).not.toBeInTheDocument();
});

test('[DOC-601][DOC-602] each row shows icon, name, specialty, address, Edit and Remove, in the order of saving', async () => {
  open(THREE);
  expect(await screen.findByRole('heading', { level: 2, name: words.heading.inNetwork })).toBeVisible();
  expect(rows().map((text) => text?.slice(0, 8))).toEqual(['Ann LeeH', 'Sam Cole', 'Lake Hos']);
  expect(rows()[0]).toContain('1200 Pine Street, Seattle, WA 98101');
  expect([...document.querySelectorAll('[data-icon]')].map((icon) => icon.getAttribute('data-icon'))).toEqual([
    'default',
    'dental',
    'place',
  ]);
  expect(await named(`${words.edit} Ann Lee`)).toBeEnabled();
  expect(await named(`${words.remove} Ann Lee`)).toBeEnabled();
  expect(screen.getByRole('button', { name: words.addOrEdit })).toBeVisible();
  expect(screen.getByText(words.noPlans)).toBeVisible();
  expect(screen.getByRole('link', { name: viewWithCount(views.providers, 3) })).toBeVisible();
});

test('[DOC-604] the links of the view lead to the saved plans, to plans and to the search', async () => {
  const { user } = open(THREE, [asSaved(aPlan())]);
  const add = await named(words.addDoctor);
  await user.click(add);
  const { title, close } = providerSearch;
  await user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: close }));
  await waitFor(() => expect(add).toHaveFocus());
  expect(screen.getByRole('link', { name: words.browseYear(2027) })).toHaveAttribute(
    'href',
    expect.stringContaining('zipcode=98101'),
  );
  await user.click(screen.getByRole('link', { name: words.seePlans }));
  expect(window.location.hash).toBe('#plans');
});

test('[DOC-603] with a private fee-for-service plan the heading asks for Medicare', async () => {
  open(THREE, [asSaved(aPlan({ planProductType: 'PFFS', isPffs: true }))]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Do your doctors accept Medicare?' })).toBeVisible();
});

test('[DOC-605] where only drug plans are saved doctors are a list, and can be added all the same', async () => {
  open(THREE, [asSaved(drugPlan())]);
  expect(await screen.findByText(words.onlyDrugPlans(2027))).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: words.addDoctor })).toBeEnabled();
});

test('[DOC-607][SHELL-606] removing asks first, with name, specialty and address, and Keep sends nothing', async () => {
  const { user, sentTo } = open(THREE);
  const remove = await named(`${words.remove} Ann Lee`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(remove);
  const dialog = within(screen.getByRole('dialog', { name: words.removeDialog.title }));
  for (const text of ['Ann Lee', /heart doctor/i, '1200 Pine Street, Seattle, WA 98101'])
    expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentTo('saveProviders')).toEqual([]);
});

test('[DOC-612] a removed doctor is gone before the server answers, and the list is read again after it did', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const profile = fakeProfile([], [], THREE);
  const { user, sentTo } = open(THREE, [], {
    ...profile.answers,
    saveProviders: async (request) => {
      await held;
      return profile.answers.saveProviders(request);
    },
  });
  await removes(user, 'Sam Cole');
  await waitFor(() => expect(rows()[1]).toBe(`${words.removed('Sam Cole')}${texts.shell.undo}`));
  expect(screen.getByRole('link', { name: viewWithCount(views.providers, 2) })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: texts.shell.undo })).toHaveFocus());
  const reads = sentTo('readSection').length;
  letGo();
  await waitFor(() => expect(sentTo('readSection').length).toBeGreaterThan(reads));
  expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toMatch(/Cole|1245319599/);
});

test('[DOC-612][ERR-414][ERR-608] a doctor whom the server keeps comes back at that place, and the page says so', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = open(THREE, [], {
    saveProviders: () => {
      throw new Problem('unexpected');
    },
  });
  await screen.findByRole('list', { name: words.list });
  const before = rows();
  await removes(user, 'Sam Cole');
  expect(await screen.findByText(words.notSaved)).toBeVisible();
  expect(rows().map((text) => text?.replace(words.notSaved, ''))).toEqual(before);
  await waitFor(() => expect(screen.getByRole('button', { name: `${words.remove} Sam Cole` })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('status', { name: words.loading })).not.toBeInTheDocument();
  expect(logged.mock.calls.flat().join()).not.toMatch(/Cole|1245319599/);
});

test('a removed doctor can be put back at the old place, with the notes of calls', async () => {
  const note = { planId: 'H9999001000', planYear: 2027, calledOn: '2026-11-10', answer: 'yes', words: 'Bo' } as const;
  const { user, profile } = open({ providers: [ANN_LEE, { ...SAM_COLE, callNotes: [note] }, LAKE_HOSPITAL] });
  await removes(user, 'Sam Cole');
  await waitFor(() => expect(profile.providers()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: texts.shell.undo }));
  await waitFor(() => expect(profile.providers()).toHaveLength(3));
  expect(profile.providers()[1]).toMatchObject({ providerName: 'Sam Cole', callNotes: [note] });
  await waitFor(() => expect(screen.getByRole('button', { name: `${words.remove} Sam Cole` })).toHaveFocus());
});

test('what can not be read is told by its name, and goes when that is wanted', async () => {
  const { user } = open({ ...THREE, unreadableProviders: [{ providerName: 'Bo Dent' }, { providerName: null }] });
  expect(await screen.findByText(words.unreadable.doctor('Bo Dent'))).toBeVisible();
  expect(screen.getByText(words.unreadable.doctor(null))).toBeVisible();
  await user.click(await named(words.unreadable.remove));
  await waitFor(() => expect(screen.queryByText(words.unreadable.mend)).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: words.heading.inNetwork })).toHaveFocus();
});

test('an agent who looks on sees the doctors and changes nothing', async () => {
  open(THREE, [], {}, { viewer: aCloakedViewer() });
  expect(await named(`${words.remove} Ann Lee`)).toBeDisabled();
  expect(await named(words.addDoctor)).toBeDisabled();
});
