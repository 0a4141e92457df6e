import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { doctors as words } from '#content/en/doctors.ts';
import { problems } from '#content/en/problems.ts';
import { Problem } from '#contract/problem.ts';
import { ANN_LEE, SAM_COLE } from '#tests/support/providers.ts';
import { aPlan, aStart, asSaved, drugPlan } from '#tests/support/web/examples.ts';
import { fakeCoverage, type Says } from '#tests/support/web/fake-coverage.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { foundReply } from '#tests/support/web/provider-search.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

beforeAll(async () => {
  await loadPageTexts('profile', 'en');
  await loadPageTexts('doctors', 'en');
});
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const HMO = aPlan({ planId: 'H9999001000', planName: 'Green HMO' });
const PPO = aPlan({ planId: 'H9999002000', planName: 'Blue PPO', planProductType: 'PPO' });
const PLANS = [HMO, PPO, drugPlan()].map((plan) => asSaved(plan));

const open = (says: Says, more: Answers = {}, overrides = {}) => {
  const profile = fakeProfile(PLANS, [], { providers: [ANN_LEE, SAM_COLE] });
  const network = fakeNetwork({ ...profile.answers, ...fakeCoverage(says), ...more });
  return { profile, ...network, ...openPage('/shopper-profile#providers', overrides) };
};
const cells = async () => {
  const table = await screen.findByRole('table', { name: words.grid.caption(2027) });
  return within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.split(words.grid.details)[0]);
};
const annAtHmo: Says = ({ planYear, planId, npi }) =>
  planYear === 2027 && planId === HMO.planId && npi === ANN_LEE.nationalProviderId ? 'in-network' : 'not-listed';

test('[DOC-001][DOC-402] each doctor is shown by each saved plan with a network, and a drug plan has no column', async () => {
  open(annAtHmo);
  await waitFor(async () => expect((await cells())[0]).toContain(words.answers['in-network']));
  expect((await cells()).slice(0, 4).map((text) => text?.replace(/In 2026.*/, ''))).toEqual([
    'In network',
    'Not listed',
    'Not listed',
    'Not listed',
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    words.grid.doctor,
    'Green HMO',
    'Blue PPO',
  ]);
  expect((await cells()).slice(4)).toEqual(['1 of 2 in network1 not listed', '0 of 2 in network2 not listed']);
  expect(document.body).not.toHaveTextContent(/out of network|not covered/i);
  expect(screen.getByText(words.drugPlansLeftOut(1))).toBeVisible();
});

test('what is not known is not available, and counts as nothing', async () => {
  open(() => 'not-available');
  await waitFor(async () => expect((await cells()).slice(4)).toEqual(['2 not available', '2 not available']));
  expect((await cells())[0]).toBe('Not available');
});

test('[ENV-404] what another year changes stands beside the answer of this year', async () => {
  const { sentTo } = open(({ planYear }) => (planYear === 2026 ? 'in-network' : 'not-listed'));
  await waitFor(async () => expect((await cells())[0]).toBe('Not listedIn 2026: In network'));
  const changes = within(screen.getByRole('region', { name: words.yearChanges.heading(2027) }));
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['Ann Lee', 'Sam Cole'].flatMap((doctor) =>
      ['Green HMO', 'Blue PPO'].map((plan) => words.yearChanges.left(doctor, plan, 2027)),
    ),
  );
  const asked = sentTo('searchProviderCoverage').map(({ init }) => JSON.parse(init.body as string).planYear);
  expect(new Set(asked)).toEqual(new Set([2026, 2027]));
});

test('[ENV-404] with the flag the year before is not asked, and nothing is said of changes', async () => {
  const flags = { ...aStart().flags, yoyProviderChangesDisabled: true };
  const { sentTo } = open(({ planYear }) => (planYear === 2026 ? 'in-network' : 'not-listed'), {}, { flags });
  await waitFor(async () => expect((await cells())[0]).toBe('Not listed'));
  expect(screen.queryByRole('region', { name: words.yearChanges.heading(2027) })).toBeNull();
  expect(sentTo('searchProviderCoverage')).toHaveLength(1);
});

test('[ENV-404] who is new in a list is told too, and what is not known of one year is no change', async () => {
  open(({ planYear, planId, npi }) => {
    if (planYear === 2027) return planId === HMO.planId ? 'in-network' : 'not-available';
    return npi === ANN_LEE.nationalProviderId ? 'not-listed' : 'not-available';
  });
  const changes = within(await screen.findByRole('region', { name: words.yearChanges.heading(2027) }));
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    words.yearChanges.joined('Ann Lee', 'Green HMO', 2027),
    words.yearChanges.notCompared['no-list']('Blue PPO', 2027),
  ]);
});

test('[ENV-404] a plan of a new number is not compared, and the page says so', async () => {
  const { searchProviderCoverage: says } = fakeCoverage(() => 'in-network');
  open(annAtHmo, {
    searchProviderCoverage: (sent) => {
      const { directories, answers } = says(sent);
      const isThere = ({ planId }: { planId: string }) => sent.body.planYear === 2027 || planId === HMO.planId;
      return { directories: directories.filter(isThere), answers: answers.filter(isThere) };
    },
  });
  const changes = within(await screen.findByRole('region', { name: words.yearChanges.heading(2027) }));
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    words.yearChanges.notCompared['new-number']('Blue PPO', 2027),
  ]);
  expect(changes.queryByText(words.yearChanges.lead)).toBeNull();
});

test('when the lists can not be asked the doctors stand there, and it can be tried again', async () => {
  open(annAtHmo, {
    searchProviderCoverage: () => {
      throw new Problem('unexpected');
    },
  });
  expect(await screen.findByText(words.grid.failed, {}, { timeout: 15_000 })).toBeVisible();
  expect((await cells())[0]).toBe('Not available');
}, 20_000);

test('the evidence tells publisher, file, day and age, whom to ask, and what to do when the list was wrong', async () => {
  const { user } = open(annAtHmo);
  await user.click(
    await screen.findByRole('button', {
      name: `${words.grid.details} ${words.grid.detailsOf('Ann Lee', 'Green HMO')}`,
    }),
  );
  const dialog = await screen.findByRole('dialog', { name: words.evidence.title('Ann Lee', 'Green HMO') });
  expect(dialog).toBeVisible();
  for (const text of [
    words.evidence.means['in-network'],
    'Evergreen Health',
    'providers-3.json',
    'October 5, 2026',
    'November 1, 2026 (15 days old)',
    'Call 206-555-0100.',
    words.evidence.call.script('Green HMO', 2027),
    ...words.evidence.wrong.steps,
  ])
    expect(dialog).toHaveTextContent(text);
});

test('where a plan has no list, nobody is named as saying anything, and what to do stands there', async () => {
  const { searchProviderCoverage: says } = fakeCoverage(() => 'not-available');
  const { user } = open(() => 'not-available', {
    searchProviderCoverage: (sent) => ({ ...says(sent), directories: [] }),
  });
  await user.click(
    await screen.findByRole('button', {
      name: `${words.grid.details} ${words.grid.detailsOf('Ann Lee', 'Green HMO')}`,
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: words.evidence.title('Ann Lee', 'Green HMO') }));
  expect(dialog.getByText(words.evidence.means['not-available'])).toBeVisible();
  expect(dialog.getByText(words.evidence.call.script('Green HMO', 2027))).toBeVisible();
  expect(dialog.queryByText(words.evidence.from)).toBeNull();
});

test('a note of a call is kept with the doctor and the plan, shown there, and can be removed', async () => {
  const { user, profile } = open(annAtHmo);
  await user.click(
    await screen.findByRole('button', {
      name: `${words.grid.details} ${words.grid.detailsOf('Ann Lee', 'Green HMO')}`,
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: words.note.save }));
  expect(await dialog.findByText(words.note.answerFault)).toBeVisible();
  expect(profile.providers()[0]?.callNotes).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: words.note.answers.no }));
  const day = dialog.getByLabelText(words.note.calledOn);
  await user.clear(day);
  await user.type(day, '2026-11-17');
  await user.click(dialog.getByRole('button', { name: words.note.save }));
  expect(await dialog.findByText(words.note.dayAhead)).toBeVisible();
  expect(profile.providers()[0]?.callNotes).toEqual([]);
  await user.clear(day);
  await user.type(day, '2026-11-16');
  await user.type(dialog.getByLabelText(words.note.words), 'Spoke to Bo');
  await user.click(dialog.getByRole('button', { name: words.note.save }));
  expect(await dialog.findByText(words.note.said.no('November 16, 2026'))).toBeVisible();
  expect(profile.providers()[0]?.callNotes).toEqual([
    { planId: HMO.planId, planYear: 2027, calledOn: '2026-11-16', answer: 'no', words: 'Spoke to Bo' },
  ]);
  await waitFor(() => expect(dialog.getByRole('heading', { name: words.note.heading })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: words.note.remove }));
  await waitFor(() => expect(profile.providers()[0]?.callNotes).toEqual([]));
});

/** At the saved address and at another one. */
const ANN_AT_TWO = {
  npi: ANN_LEE.nationalProviderId,
  name: 'Ann Lee',
  isPerson: true,
  credential: 'MD',
  gender: 'F' as const,
  specialties: ['cardiology' as const],
  specialtyWords: null,
  coverageType: 'medical' as const,
  acceptsMedicare: null,
  madeUp: false,
  places: ['98101 12 LAKE RD', ANN_LEE.providerAddressId].map((place) => ({
    place,
    street: '12 Lake Rd',
    city: 'Seattle',
    stateCode: 'WA',
    zipCode: '98101',
    phone: null,
    miles: 0,
    match: null,
  })),
};

const placesOf = ({ profile }: ReturnType<typeof open>) =>
  profile.providers().map(({ providerAddressId }) => providerAddressId);
const moves = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole('button', { name: `${words.edit} Ann Lee` }));
  await user.click(await screen.findByRole('radio', { name: /12 Lake Rd/ }));
  await user.click(screen.getByRole('button', { name: words.move.save }));
};

test('[DOC-600] a doctor is moved to another address that the lists have, in the old place of the list', async () => {
  const page = open(annAtHmo, { searchProviders: () => foundReply([ANN_AT_TWO]) });
  await moves(page);
  await waitFor(() => expect(placesOf(page)).toEqual(['98101 12 LAKE RD', SAM_COLE.providerAddressId]));
});

test('[ERR-414] a move that the server refuses leaves the doctor at the old address, says so, and can be tried again', async () => {
  let isBroken = true;
  const kept: { answers: Answers } = { answers: {} };
  const page = open(annAtHmo, {
    searchProviders: () => foundReply([ANN_AT_TWO]),
    saveProviders: (request) => {
      if (isBroken) throw new Problem('unexpected');
      return kept.answers.saveProviders?.(request) as never;
    },
  });
  kept.answers = page.profile.answers;
  await moves(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(problems.unexpected.detail);
  expect(placesOf(page)).toEqual([ANN_LEE.providerAddressId, SAM_COLE.providerAddressId]);
  isBroken = false;
  await page.user.click(screen.getByRole('button', { name: words.move.save }));
  await waitFor(() => expect(placesOf(page)[0]).toBe('98101 12 LAKE RD'));
});

test('[ERR-414] a note that the server refuses stays in its fields, and the page says so', async () => {
  const { user, profile } = open(annAtHmo, {
    saveProviders: () => {
      throw new Problem('unexpected');
    },
  });
  const [first] = await screen.findAllByRole('button', { name: new RegExp(`^${words.grid.details}`) });
  if (first) await user.click(first);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: words.note.answers.no }));
  await user.type(dialog.getByLabelText(words.note.words), 'Bo');
  await user.click(dialog.getByRole('button', { name: words.note.save }));
  expect(await dialog.findByText(problems.unexpected.detail)).toBeVisible();
  expect(dialog.getByLabelText(words.note.words)).toHaveValue('Bo');
  expect(dialog.getByRole('radio', { name: words.note.answers.no })).toBeChecked();
  expect(profile.providers()[0]?.callNotes).toEqual([]);
});
