import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { estimatorTexts } from '#content/en/drug-estimator-texts.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aPlan, asSaved, aViewer, drugPlan } from '#tests/support/web/examples.ts';
import type { KeptDrugs } from '#tests/support/web/fake-drugs.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { savedDrugs, profileShell } = profileTexts;
const { savedPlans: plansText } = texts;
const { views } = profileShell;

beforeAll(() => loadPageTexts('profile', 'en'));
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const ATORVASTATIN = { ...LISINOPRIL, drugDosage: 'atorvastatin 40 MG', nationalDrugCode: '00093505798' };
const THREE = { drugs: [PENS, LISINOPRIL, ATORVASTATIN] };

type Saved = Parameters<typeof fakeProfile>[0];
const NO_PLANS: Saved = [];

const open = (kept: KeptDrugs = {}, plans = NO_PLANS, more: Answers = {}, overrides = {}) => {
  const profile = fakeProfile(plans, [], kept);
  const network = fakeNetwork({ ...profile.answers, ...more });
  return { profile, ...network, ...openPage('/shopper-profile#drugs', overrides) };
};

const rows = () =>
  within(screen.getByRole('list', { name: savedDrugs.list }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

const removeButton = (dosage: string) => screen.findByRole('button', { name: `${savedDrugs.remove} ${dosage}` });

test('[DRUG-602] the heading says whether drugs are saved', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Add your drugs to see coverage and costs' })).toBeVisible();
});

test('[DRUG-602][DRUG-605][DRUG-609] saved drugs stand by dosage, each with package, amount and refill', async () => {
  open(THREE);
  expect(await screen.findByRole('heading', { name: 'Your saved drugs' })).toBeVisible();
  expect(rows()).toEqual([
    expect.stringMatching(/^atorvastatin 40 MG1 a day · Refill every 1 month/),
    expect.stringMatching(/^Basaglar 100 units\/mL pen2 a month · 3 mL · Refill every 3 months/),
    expect.stringMatching(/^Lisinopril 10 mg tablet1 a day · Refill every 1 month/),
  ]);
});

test('[DRUG-607] a message says that nothing is saved only when there are neither drugs nor plans', async () => {
  open();
  expect(await screen.findByText(savedDrugs.empty)).toBeVisible();
});

test.each([
  ['no drugs and one plan', {}, [asSaved(aPlan())]],
  ['one drug and no plans', { drugs: [LISINOPRIL] }, []],
])('[DRUG-607] it does not with %s', async (_story, kept: KeptDrugs, plans: Saved) => {
  open(kept, plans);
  await screen.findByRole('heading', { level: 2, name: /drugs/i });
  await waitFor(() => expect(screen.queryByText(savedDrugs.empty)).not.toBeInTheDocument());
});

test.each([
  ['2026-10-01T00:00:00-05:00', 'Browse 2027 plans'],
  ['2026-09-30T23:59:59-05:00', 'Browse plans'],
  ['2027-01-01T00:00:00-06:00', 'Browse plans'],
])('[DRUG-608] the prompt names the year in the annual enrollment period alone: %s', async (systemDate, label) => {
  open({}, [], {}, { systemDate });
  expect(await screen.findByRole('link', { name: label })).toBeVisible();
});

test('[DRUG-606] the way to the plans takes the ZIP code of the profile along', async () => {
  open({}, [asSaved(aPlan())]);
  const link = await screen.findByRole('link', { name: /^Browse 20/ });
  await waitFor(() => expect(link).toHaveAttribute('href', '/health-plans?zipcode=98101'));
});

test('[PHARM-601][PHARM-602] the pharmacy stands by name, and can be changed with a drug plan saved', async () => {
  open({ drugs: [LISINOPRIL], pharmacy: CORNER_PHARMACY }, [asSaved(drugPlan())]);
  expect(await screen.findByText(savedDrugs.pharmacy('Corner Pharmacy'))).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Change pharmacy' })).toBeEnabled();
  expect(screen.getByText('View your saved plans to see drug coverage')).toBeVisible();
});

test('[PHARM-601] without a plan with drug cover there is no change link', async () => {
  open({ drugs: [LISINOPRIL], pharmacy: CORNER_PHARMACY }, [asSaved(aPlan({ planType: 'MA', drugCoverage: false }))]);
  await screen.findByText(savedDrugs.pharmacy('Corner Pharmacy'));
  expect(screen.queryByRole('button', { name: savedDrugs.changePharmacy })).not.toBeInTheDocument();
});

test('[PHARM-602] without a pharmacy there is a link to choose one', async () => {
  open({ drugs: [LISINOPRIL] });
  expect(await screen.findByRole('button', { name: savedDrugs.choosePharmacy })).toBeEnabled();
});

test('[DATA-015] what is said to be there is there: plans and drugs until the last one goes, applications never', async () => {
  const plan = asSaved(aPlan());
  const { user } = open({ drugs: [LISINOPRIL] }, [plan]);
  const none = {
    plans: () => screen.queryByText('You have no saved plans.'),
    drugs: () => screen.queryByRole('heading', { name: savedDrugs.heading.none, hidden: true }),
    applications: () => screen.queryByText(/application/i),
  };
  await screen.findByRole('heading', { name: savedDrugs.heading.saved });
  expect([none.plans(), none.drugs()]).toEqual([null, null]);
  expect(none.applications()).not.toBeInTheDocument();

  await user.click(await removeButton(LISINOPRIL.drugDosage));
  await user.click(await screen.findByRole('button', { name: savedDrugs.removeDialog.confirm }));
  await waitFor(() => expect(none.drugs()).toBeInTheDocument());
  expect(none.plans()).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: views.plans }));
  await user.click(await screen.findByRole('button', { name: `${plansText.remove} ${plan.planName}` }));
  await user.click(await screen.findByRole('button', { name: plansText.confirmRemove }));
  await waitFor(() => expect(none.plans()).toBeVisible());
});

test('[DRUG-600] a drug is edited where it stands, and the focus comes back to its button', async () => {
  await loadPageTexts('drug-estimator', 'en');
  const { user, profile } = open(THREE, [], { listDrugForms: () => ({ forms: [] }) });
  const edit = await screen.findByRole('button', { name: `${savedDrugs.edit} ${LISINOPRIL.drugDosage}` });
  await user.click(edit);
  expect(edit).toHaveAttribute('aria-expanded', 'true');
  const { dose } = estimatorTexts.estimator;
  const quantity = await screen.findByRole('textbox', { name: dose.items.tablet.howMany });
  await user.clear(quantity);
  await user.type(quantity, '2');
  await user.click(screen.getByRole('button', { name: dose.save }));
  await waitFor(() =>
    expect(profile.drugs().drugInfoDetails.find(({ drugName }) => drugName === LISINOPRIL.drugName)?.drugQuantity).toBe(
      2,
    ),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `${savedDrugs.edit} ${LISINOPRIL.drugDosage}` })).toHaveFocus(),
  );
});

test('[DRUG-603] an agent who looks on can change no drug and open no estimator', async () => {
  open({ drugs: [LISINOPRIL] }, [], {}, { viewer: aViewer({ kind: 'cloaked', may: [] }) });
  expect(await removeButton(LISINOPRIL.drugDosage)).toBeDisabled();
  expect(screen.getByRole('button', { name: savedDrugs.addOrEdit })).toBeDisabled();
  expect(screen.getByRole('button', { name: savedDrugs.choosePharmacy })).toBeDisabled();
});

test('drugs that can not be read say so, and can be tried again', async () => {
  let isBroken = true;
  const profile = fakeProfile([], [], THREE);
  const { user } = open(THREE, [], {
    ...profile.answers,
    readSection: (request) => {
      if (isBroken && request.params.section === 'drugs') throw new Problem('unexpected');
      return profile.answers.readSection(request);
    },
  });
  expect(await screen.findByText(savedDrugs.failed)).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: savedDrugs.list })).toBeVisible();
});

test('[ERR-412] what can not be read is said, stays while it is not removed, and is removed by its button', async () => {
  const kept = { ...THREE, unreadableDrugs: [{ drugName: 'Eliquis' }, { drugName: null }], unreadablePharmacy: true };
  const { user, profile } = open(kept as KeptDrugs);
  const words = savedDrugs.unreadable;
  expect(await screen.findByText(words.drug('Eliquis'))).toBeVisible();
  expect(screen.getByText(words.drug(null))).toBeVisible();
  expect(screen.getByText(words.pharmacy)).toBeVisible();
  expect(rows()).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: words.remove }));
  await waitFor(() => expect(screen.queryByText(words.drug('Eliquis'))).not.toBeInTheDocument());
  expect(screen.getByText(words.removed)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: savedDrugs.heading.saved })).toHaveFocus();
  expect(profile.drugs().drugInfoDetails).toHaveLength(3);
});

test('a plan that can not be read is named, and removed by its button', async () => {
  const unreadablePlans = [{ planId: 'H1111001000', planYear: 2027, planName: 'Willow' }];
  const profile = fakeProfile([asSaved(drugPlan())], [], { unreadablePlans });
  fakeNetwork(profile.answers);
  const { user } = openPage('/shopper-profile');
  expect(await screen.findByText(plansText.unreadable('Willow'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: plansText.removePlan('Willow') }));
  await waitFor(() => expect(screen.queryByText(plansText.unreadable('Willow'))).not.toBeInTheDocument());
  expect(profile.planIds()).toEqual([drugPlan().planId]);
});

test('a list that is longer than costs can be worked out for says so', async () => {
  const drugs = Array.from({ length: 61 }, (_, at) => ({
    ...LISINOPRIL,
    nationalDrugCode: String(10_000_000_000 + at),
  }));
  open({ drugs });
  expect(await screen.findByText(savedDrugs.tooMany(61, 60))).toBeVisible();
});
