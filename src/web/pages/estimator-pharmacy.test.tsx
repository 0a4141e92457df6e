import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { estimator } from '#content/en/drug-estimator.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import type { PharmacyCoverage } from '#contract/pharmacies.ts';
import { Problem } from '#contract/problem.ts';
import { CORNER_PHARMACY, LISINOPRIL } from '#tests/support/drugs.ts';
import { openTool, type ToolStory, testsOfDrugTools } from '#tests/support/web/estimator.tsx';
import { aCloakedViewer, aPlan, asSaved, drugPlan } from '#tests/support/web/examples.ts';
import { aPharmacy, MAIL_PHARMACY } from '#tests/support/web/fake-drug-search.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { recallZip } from '#web/data/remembered-place.ts';
import { remember } from '#web/lib/session-memory.ts';

const { pharmacy: words } = estimator;
const { back, tools, views } = profileTexts.profileShell;

testsOfDrugTools();

type Story = ToolStory & { zip?: string | null };

const { miles: _miles, ...CORNER_DATA } = aPharmacy(CORNER_PHARMACY.pharmacyName);

async function openPharmacies({ more, zip = '98101', ...story }: Story = {}) {
  if (zip) remember('zipCode', zip);
  const tool = openTool('/health-plans/pharmacy-search', {
    ...story,
    more: {
      getPharmacyData: () => CORNER_DATA,
      searchPharmacies: () => ({ pharmacies: [aPharmacy('Corner Pharmacy'), MAIL_PHARMACY], hasMore: false }),
      ...more,
    },
  });
  await screen.findByRole('button', { name: words.search });
  return tool;
}

const chooseButton = (name: string) => screen.findByRole('button', { name: words.choosePharmacy(name) });
const bodies = (sent: { init: RequestInit }[]) => sent.map(({ init }) => JSON.parse(init.body as string) as unknown);

test('[PHARM-402] it looks around the remembered ZIP code, and tells address, distance and type', async () => {
  const { sentTo } = await openPharmacies();
  expect(await screen.findByText('Corner Pharmacy')).toBeVisible();
  expect(screen.getByText('Retail Chain Pharmacy · 0.4 miles away')).toBeVisible();
  expect(screen.getByText('12 Main Street, Seattle, WA 98101')).toBeVisible();
  expect(screen.getByText('Home delivery pharmacy · Sends by mail')).toBeVisible();
  expect(bodies(sentTo('searchPharmacies'))).toEqual([{ zipCode: '98101', miles: 10 }]);
});

test('[PHARM-402] it is searched by ZIP code, distance, name and type', async () => {
  const { user, sentTo } = await openPharmacies({ zip: null });
  expect(sentTo('searchPharmacies')).toEqual([]);
  await user.type(screen.getByLabelText(words.zip), '98a1');
  await user.click(screen.getByRole('button', { name: words.search }));
  expect(screen.getByLabelText(words.zip)).toHaveAccessibleDescription(words.zipFault);
  expect(screen.getByLabelText(words.zip)).toHaveFocus();
  await user.type(screen.getByLabelText(words.zip), '03');
  await user.selectOptions(screen.getByLabelText(words.distance), words.within(25));
  await user.type(screen.getByLabelText(words.name), ' Prairie ');
  await user.selectOptions(screen.getByLabelText(words.kind), 'Home delivery pharmacy');
  await user.click(screen.getByRole('button', { name: words.search }));
  await screen.findByText('Prairie Mail');
  expect(bodies(sentTo('searchPharmacies'))).toEqual([{ zipCode: '98103', miles: 25, name: 'Prairie', kind: 'mail' }]);
  // So that the plan list need not ask for it again.
  expect(recallZip()).toBe('98103');
});

test('[PHARM-600] a pharmacy is chosen, changed and cleared', async () => {
  const { user, profile } = await openPharmacies({ kept: { drugs: [LISINOPRIL] } });
  expect(await screen.findByText(words.none)).toBeVisible();
  await user.click(await chooseButton('Corner Pharmacy'));
  expect(await screen.findByRole('button', { name: words.chosenPharmacy('Corner Pharmacy') })).toBePressed();
  await waitFor(() =>
    expect(profile.drugs().pharmacyObj).toEqual({ ...CORNER_PHARMACY, pharmacySaver: null, preferredNetwork: null }),
  );

  await user.click(await chooseButton('Prairie Mail'));
  await waitFor(() => expect(profile.drugs().pharmacyObj).toMatchObject({ mailOrder: true }));
  expect(await chooseButton('Corner Pharmacy')).not.toBePressed();

  await user.click(screen.getByRole('button', { name: words.clear }));
  expect(await screen.findByText(words.none)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: texts.shell.undo })).toHaveFocus());
  await waitFor(() => expect(profile.drugs()).toMatchObject({ pharmacyObj: null, drugInfoDetails: [{}] }));
});

test('a pharmacy that was cleared can be put back, until another one is chosen', async () => {
  const { user, profile } = await openPharmacies({ kept: { pharmacy: CORNER_PHARMACY } });
  await user.click(await screen.findByRole('button', { name: words.clear }));
  await waitFor(() => expect(profile.drugs().pharmacyObj).toBeNull());
  await user.click(await screen.findByRole('button', { name: texts.shell.undo }));
  await waitFor(() => expect(screen.getByRole('button', { name: words.clear })).toHaveFocus());
  await waitFor(() => expect(profile.drugs().pharmacyObj).toEqual(CORNER_PHARMACY));
  expect(screen.queryByRole('button', { name: texts.shell.undo })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: words.clear }));
  await user.click(await chooseButton('Prairie Mail'));
  await waitFor(() => expect(profile.drugs().pharmacyObj).toMatchObject({ mailOrder: true }));
  expect(screen.queryByRole('button', { name: texts.shell.undo })).not.toBeInTheDocument();
});

test('a pharmacy that the server would not clear is there again, and its button has the focus', async () => {
  const { user } = await openPharmacies({
    kept: { pharmacy: CORNER_PHARMACY },
    more: {
      saveDrugs: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: words.clear }));
  expect(await screen.findByText(new RegExp(words.notSaved))).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: words.clear })).toHaveFocus());
  expect(screen.queryByRole('button', { name: texts.shell.undo })).not.toBeInTheDocument();
});

test('[PHARM-600] a choice that is refused goes back and says so', async () => {
  const { user } = await openPharmacies({
    kept: { pharmacy: CORNER_PHARMACY },
    more: {
      saveDrugs: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await user.click(await chooseButton('Prairie Mail'));
  expect(await screen.findByText(new RegExp(words.notSaved))).toBeVisible();
  expect(screen.getByRole('button', { name: words.chosenPharmacy('Corner Pharmacy') })).toBePressed();
});

test('[PHARM-604] a pharmacy that closed says so; the saved one stays until another is chosen', async () => {
  const { profile, sentTo } = await openPharmacies({
    kept: { pharmacy: CORNER_PHARMACY },
    more: {
      getPharmacyData: () => {
        throw new Problem('pharmacy-not-found');
      },
    },
  });
  expect(await screen.findByText(words.gone)).toBeVisible();
  expect(screen.queryByText(words.kinds.retail, { selector: 'p' })).not.toBeInTheDocument();
  expect(sentTo('getPharmacyData').map(({ url }) => url)).toEqual([
    `/pharmacysearch/pharmacyData/v1/${CORNER_PHARMACY.pharmacyNumber}/2027`,
  ]);
  expect(profile.drugs().pharmacyObj).toEqual(CORNER_PHARMACY);
});

test.each([
  ['nothing found', () => ({ pharmacies: [], hasMore: false }), words.noResult],
  ['more than are shown', () => ({ pharmacies: [aPharmacy('Corner Pharmacy')], hasMore: true }), words.more],
  [
    'a ZIP code that nobody knows',
    () => {
      throw new Problem('invalid-input', { fields: { zipCode: 'no' } });
    },
    words.zipUnknown('98101'),
  ],
  [
    'nobody answers',
    () => {
      throw new TypeError('no network');
    },
    words.failed,
  ],
])('a search says what became of it: %s', async (_story, searchPharmacies, sentence) => {
  await openPharmacies({ more: { searchPharmacies } });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('[PHARM-402] pharmacies of nursing homes come only with a switch', async () => {
  const { user, sentTo } = await openPharmacies();
  await screen.findByText('Corner Pharmacy');
  await user.click(screen.getByRole('checkbox', { name: words.longTermCare }));
  await user.click(screen.getByRole('button', { name: words.search }));
  await waitFor(() =>
    expect(bodies(sentTo('searchPharmacies')).at(-1)).toEqual({ zipCode: '98101', miles: 10, longTermCare: true }),
  );
});

const MEADOW = asSaved(aPlan());
const EVERGREEN = asSaved(drugPlan());
const BARE = asSaved(aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)', planType: 'MA' }));

type Seen = Pick<PharmacyCoverage, 'inNetwork' | 'preferred'>;
const PREFERRED: Seen = { inNetwork: true, preferred: true };
const STANDARD: Seen = { inNetwork: true, preferred: false };
const OUT: Seen = { inNetwork: false, preferred: false };
const NOT_KNOWN: Seen = { inNetwork: null, preferred: null };

const coverage = (planId: string, seen: Seen): PharmacyCoverage => ({
  planId,
  covered: seen.inNetwork,
  ...seen,
  isLongTermCare: false,
});

test.each<[string, Seen, Seen, string]>([
  ['one of two prefers it', PREFERRED, STANDARD, words.network.preferred(1, 2)],
  ['both do', PREFERRED, PREFERRED, words.network.preferred(2, 2)],
  ['none does', OUT, STANDARD, words.network.preferred(0, 2)],
  ['of one it is known', PREFERRED, NOT_KNOWN, words.network.preferred(1, 2)],
  ['of none it is known', NOT_KNOWN, NOT_KNOWN, words.network.unknown],
])('[PHARM-605] each pharmacy says what it is to the saved plans: %s', async (_story, meadow, evergreen, sentence) => {
  const { sentTo } = await openPharmacies({
    plans: [MEADOW, EVERGREEN, BARE],
    more: {
      searchPharmacies: () => ({ pharmacies: [aPharmacy('Corner Pharmacy')], hasMore: false }),
      searchPharmacyCoverage: ({ body }) => ({
        pharmacies: body.pharmacyNumbers.map((pharmacyNumber) => ({
          pharmacyNumber,
          plans: [coverage(MEADOW.planId, meadow), coverage(EVERGREEN.planId, evergreen)],
        })),
      }),
    },
  });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(bodies(sentTo('searchPharmacyCoverage'))).toEqual([
    { planYear: 2027, planIds: [MEADOW.planId, EVERGREEN.planId], pharmacyNumbers: [CORNER_PHARMACY.pharmacyNumber] },
  ]);
});

test('[PHARM-605] a press tells it by plan', async () => {
  const plans = [coverage(MEADOW.planId, PREFERRED), coverage(EVERGREEN.planId, OUT)];
  const { user } = await openPharmacies({
    plans: [MEADOW, EVERGREEN],
    more: {
      searchPharmacies: () => ({ pharmacies: [aPharmacy('Corner Pharmacy')], hasMore: false }),
      searchPharmacyCoverage: () => ({
        pharmacies: [{ pharmacyNumber: CORNER_PHARMACY.pharmacyNumber, plans }],
      }),
    },
  });
  await user.click(await screen.findByText(words.network.byPlan));
  expect(screen.getByText(`${MEADOW.planName}: ${words.network.ofPlan.preferred}`)).toBeVisible();
  expect(screen.getByText(`${EVERGREEN.planName}: ${words.network.ofPlan.out}`)).toBeVisible();
});

test('plans that can not be asked say so, and a pharmacy can be chosen all the same', async () => {
  const { user, profile } = await openPharmacies({
    plans: [MEADOW],
    more: {
      searchPharmacyCoverage: () => {
        throw new Problem('unexpected');
      },
    },
  });
  expect((await screen.findAllByText(words.network.failed))[0]).toBeVisible();
  await user.click(await chooseButton('Corner Pharmacy'));
  await waitFor(() => expect(profile.drugs().pharmacyObj).toMatchObject({ pharmacyName: 'Corner Pharmacy' }));
});

test('an older search that is answered late does not replace a newer one', async () => {
  const late = new Map<string, (value: { pharmacies: ReturnType<typeof aPharmacy>[]; hasMore: boolean }) => void>();
  const { user } = await openPharmacies({
    more: { searchPharmacies: ({ body }) => new Promise((resolve) => late.set(body.zipCode, resolve)) },
  });
  await waitFor(() => expect(late.has('98101')).toBe(true));
  await user.clear(screen.getByLabelText(words.zip));
  await user.type(screen.getByLabelText(words.zip), '98103');
  await user.click(screen.getByRole('button', { name: words.search }));
  await waitFor(() => expect(late.has('98103')).toBe(true));
  late.get('98103')?.({ pharmacies: [MAIL_PHARMACY], hasMore: false });
  expect(await screen.findByText('Prairie Mail')).toBeVisible();
  late.get('98101')?.({ pharmacies: [aPharmacy('Corner Pharmacy')], hasMore: false });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('Corner Pharmacy')).not.toBeInTheDocument();
});

test('[ROLE-604] an agent who looks on can search, and choose nothing', async () => {
  await openPharmacies({ kept: { pharmacy: CORNER_PHARMACY }, viewer: aCloakedViewer() });
  expect(await chooseButton('Prairie Mail')).toBeDisabled();
  expect(screen.getByRole('button', { name: words.clear })).toBeDisabled();
});

test.each([
  [tools.drugCosts, back.drugCostEstimator, estimator.title],
  [tools.pharmacies, back.pharmacySearch, estimator.pharmacyTitle],
])(
  '[SHELL-021][SHELL-011] the profile leads to the tool %s, and back: it then opens on drugs',
  async (tool, wayBack, title) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeNetwork(fakeProfile([]).answers);
    const { user } = openPage('/shopper-profile');
    await user.click(await screen.findByRole('link', { name: tool }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: estimator.toProfile }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: views.drugs })).toHaveFocus());
    expect(screen.getByRole('link', { name: wayBack })).toBeVisible();
  },
);
