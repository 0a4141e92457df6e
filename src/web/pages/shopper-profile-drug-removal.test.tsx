import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { estimator } from '#content/en/drug-estimator.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import type { KeptDrugs } from '#tests/support/web/fake-drugs.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { savedDrugs, profileShell } = profileTexts;
const { views, viewWithCount } = profileShell;

beforeAll(async () => {
  teachDialogs();
  await Promise.all([loadPageTexts('profile', 'en'), loadPageTexts('drug-estimator', 'en')]);
});
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

test('[DRUG-610][SHELL-606] removing asks first, says what is removed, and Keep drug sends nothing', async () => {
  const { user, sentTo } = open({ drugs: [PENS] });
  const remove = await removeButton(PENS.drugDosage);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(remove);
  const dialog = within(screen.getByRole('dialog', { name: savedDrugs.removeDialog.title }));
  expect(dialog.getByText(PENS.drugDosage)).toBeVisible();
  expect(dialog.getByText('2 per Month, refill every 3 months')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Remove from saved drugs' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep drug' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentTo('saveDrugs')).toEqual([]);
});

test('[DRUG-616] a removed drug is gone before the server answers, and the list is read again after it did', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const profile = fakeProfile([], [], THREE);
  const { user, sentTo } = open(THREE, [], {
    ...profile.answers,
    saveDrugs: async (request) => {
      await held;
      return profile.answers.saveDrugs(request);
    },
  });
  await user.click(await removeButton(PENS.drugDosage));
  await user.click(await screen.findByRole('button', { name: savedDrugs.removeDialog.confirm }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[1]).toBe(`${savedDrugs.removed(PENS.drugDosage)}${texts.shell.undo}`);
  expect(screen.getByRole('link', { name: viewWithCount(views.drugs, 2) })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: texts.shell.undo })).toHaveFocus());
  const reads = sentTo('readSection').length;
  letGo();
  await waitFor(() => expect(screen.getAllByText(savedDrugs.removed(PENS.drugDosage))).toHaveLength(2));
  await waitFor(() => expect(sentTo('readSection').length).toBeGreaterThan(reads));
  expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toMatch(/Basaglar|Lisinopril|00002771559/);
});

test('[DRUG-616][DATA-612][ERR-606] a drug that the server keeps comes back at its place, and the page says so', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = open(THREE, [], {
    saveDrugs: () => {
      throw new Problem('unexpected');
    },
  });
  await screen.findByRole('list', { name: savedDrugs.list });
  const before = rows();
  await user.click(await removeButton(PENS.drugDosage));
  await user.click(await screen.findByRole('button', { name: savedDrugs.removeDialog.confirm }));
  expect(await screen.findByText('We could not save your change. Please try again.')).toBeVisible();
  const row = within(
    screen.getAllByRole('listitem').find((item) => item.contains(screen.getByRole('alert'))) ?? document.body,
  );
  await waitFor(() =>
    expect(row.getByRole('button', { name: `${savedDrugs.remove} ${PENS.drugDosage}` })).toHaveFocus(),
  );
  expect(rows().map((text) => text?.replace('We could not save your change. Please try again.', ''))).toEqual(before);
  expect(screen.queryByRole('button', { name: texts.shell.undo })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(logged.mock.calls.flat().join()).toMatch(/drug/);
  expect(logged.mock.calls.flat().join()).not.toMatch(/Basaglar|00002771559/);
});

test('a removed drug can be put back at its place with its amount and refill, also after another tab added one', async () => {
  const { user, profile } = open(THREE);
  await user.click(await removeButton(LISINOPRIL.drugDosage));
  await user.click(await screen.findByRole('button', { name: savedDrugs.removeDialog.confirm }));
  await waitFor(() => expect(profile.drugs().drugInfoDetails).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: texts.shell.undo }));
  expect(await screen.findByText(savedDrugs.putBack(LISINOPRIL.drugDosage))).toBeInTheDocument();
  expect(profile.drugs().drugInfoDetails).toMatchObject(
    THREE.drugs.map(({ nationalDrugCode, drugQuantity, drugSupplyLength }) => ({
      nationalDrugCode,
      drugQuantity,
      drugSupplyLength,
    })),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `${savedDrugs.remove} ${LISINOPRIL.drugDosage}` })).toHaveFocus(),
  );
  expect(screen.queryByRole('button', { name: texts.shell.undo })).not.toBeInTheDocument();
});

test('a drug that can not be put back says why at its place', async () => {
  const profile = fakeProfile([], [], THREE);
  let isBroken = false;
  const { user } = open(THREE, [], {
    ...profile.answers,
    saveDrugs: (request) => {
      if (isBroken) throw new Problem('too-many-changes');
      return profile.answers.saveDrugs(request);
    },
  });
  await user.click(await removeButton(PENS.drugDosage));
  await user.click(await screen.findByRole('button', { name: savedDrugs.removeDialog.confirm }));
  await waitFor(() => expect(profile.drugs().drugInfoDetails).toHaveLength(2));
  isBroken = true;
  await user.click(screen.getByRole('button', { name: texts.shell.undo }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.problems['too-many-changes'].detail);
});

test('a pharmacy that was cleared in the estimator can be put back on the profile', async () => {
  const { user, profile } = open({ drugs: [PENS], pharmacy: CORNER_PHARMACY });
  expect(await screen.findByText(savedDrugs.pharmacy('Corner Pharmacy'))).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.shell.undo })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: savedDrugs.addOrEdit }));
  await user.click(await screen.findByRole('button', { name: estimator.steps.pharmacy }));
  await user.click(await screen.findByRole('button', { name: estimator.pharmacy.clear }));
  await waitFor(() => expect(profile.drugs().pharmacyObj).toBeNull());

  const undo = screen
    .getAllByText(texts.shell.undo)
    .find((button) => !screen.getByRole('dialog').contains(button)) as HTMLElement;
  await user.click(undo);
  await waitFor(() => expect(profile.drugs().pharmacyObj).toEqual(CORNER_PHARMACY));
  await waitFor(() => expect(screen.getByText(savedDrugs.pharmacy('Corner Pharmacy'))).toHaveFocus());
});

test('another tab that was faster loses nothing: the removal is made again on what it left', async () => {
  const profile = fakeProfile([], [], THREE);
  let isFirst = true;
  const { user } = open(THREE, [], {
    ...profile.answers,
    saveDrugs: (request) => {
      if (isFirst) {
        isFirst = false;
        const added = [...profile.drugs().drugInfoDetails, { ...PENS, nationalDrugCode: '11111111111' }];
        profile.answers.saveDrugs({ ...request, headers: { 'if-match': '"3"' }, body: { drugInfoDetails: added } });
      }
      return profile.answers.saveDrugs(request);
    },
  });
  await user.click(await removeButton(LISINOPRIL.drugDosage));
  await user.click(await screen.findByRole('button', { name: savedDrugs.removeDialog.confirm }));
  await waitFor(() => expect(screen.getAllByText(savedDrugs.removed(LISINOPRIL.drugDosage))).toHaveLength(2));
  expect(profile.drugs().drugInfoDetails.map(({ nationalDrugCode }) => nationalDrugCode)).toEqual([
    PENS.nationalDrugCode,
    ATORVASTATIN.nationalDrugCode,
    '11111111111',
  ]);
});
