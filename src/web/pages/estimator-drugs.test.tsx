import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { estimator } from '#content/en/drug-estimator.ts';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import {
  chooseLisinopril,
  field,
  NAMES,
  openEstimator,
  option,
  quantity,
  saved,
  testsOfDrugTools,
} from '#tests/support/web/estimator.tsx';
import { aCloakedViewer } from '#tests/support/web/examples.ts';
import { LISINOPRIL_FORMS } from '#tests/support/web/fake-drug-search.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';

const { dose, find, list, pharmacy, steps } = estimator;

testsOfDrugTools();

test('[DRUG-600][DRUG-603][DRUG-615] without drugs it is a fresh start; a drug is found by its name and saved at once', async () => {
  const page = await openEstimator();
  expect(screen.getByRole('heading', { name: find.freshHeading })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  await chooseLisinopril(page);
  await page.user.type(quantity(), '2');
  await page.user.click(screen.getByRole('radio', { name: dose.frequencyLine.Day }));
  await page.user.click(screen.getByRole('radio', { name: /90 days/ }));
  await page.user.click(screen.getByRole('button', { name: dose.add }));

  await waitFor(() => expect(screen.getByRole('heading', { name: list.heading(1) })).toHaveFocus());
  expect(screen.getByText('2 a day · 90-day refills')).toBeVisible();
  expect(saved(page.profile)).toMatchObject([
    { nationalDrugCode: '00093111301', drugQuantity: 2, drugFrequency: 'Day', drugSupplyLength: 90, isGeneric: true },
  ]);
});

test('[DRUG-603] with drugs it opens in edit mode, with them listed by dosage', async () => {
  await openEstimator({ kept: { drugs: [LISINOPRIL, PENS] } });
  expect(await screen.findByRole('heading', { name: list.heading(2) })).toBeVisible();
  const rows = screen.getAllByRole('button', { name: /^Edit/ });
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    list.editDrug(PENS.drugDosage),
    list.editDrug(LISINOPRIL.drugDosage),
  ]);
});

test('[DRUG-600] a drug is changed, and removed', async () => {
  const { user, profile } = await openEstimator({ kept: { drugs: [LISINOPRIL] } });
  await user.click(await screen.findByRole('button', { name: list.editDrug(LISINOPRIL.drugDosage) }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: dose.editHeading(LISINOPRIL.drugDosage) })).toHaveFocus(),
  );
  await user.clear(await screen.findByLabelText(dose.items.tablet.howMany));
  await user.type(quantity(), '0.5');
  await user.click(screen.getByRole('button', { name: dose.save }));
  expect(await screen.findByText('0.5 a day · 30-day refills')).toBeVisible();
  expect(saved(profile)).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: list.removeDrug(LISINOPRIL.drugDosage) }));
  expect(await screen.findByRole('heading', { name: find.freshHeading })).toBeVisible();
  await waitFor(() => expect(saved(profile)).toEqual([]));
});

test('a drug removed in the estimator can be put back as it was, and the focus goes along', async () => {
  const { user, profile } = await openEstimator({ kept: { drugs: [LISINOPRIL, PENS] } });
  await user.click(await screen.findByRole('button', { name: list.removeDrug(PENS.drugDosage) }));
  await waitFor(() => expect(screen.getByRole('button', { name: texts.shell.undo })).toHaveFocus());
  await waitFor(() => expect(saved(profile)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: texts.shell.undo }));
  await waitFor(() => expect(screen.getByRole('button', { name: list.removeDrug(PENS.drugDosage) })).toHaveFocus());
  expect(saved(profile)).toMatchObject(
    [LISINOPRIL, PENS].map(({ nationalDrugCode, drugQuantity }) => ({ nationalDrugCode, drugQuantity })),
  );
  expect(screen.queryByRole('button', { name: texts.shell.undo })).not.toBeInTheDocument();
});

test('the only drug can be put back too', async () => {
  const { user, profile } = await openEstimator({ kept: { drugs: [LISINOPRIL] } });
  await user.click(await screen.findByRole('button', { name: list.removeDrug(LISINOPRIL.drugDosage) }));
  await waitFor(() => expect(saved(profile)).toEqual([]));
  await user.click(screen.getByRole('button', { name: texts.shell.undo }));
  expect(await screen.findByRole('heading', { name: list.heading(1) })).toBeVisible();
  expect(saved(profile)).toHaveLength(1);
});

test('[DRUG-600] a removal that is refused puts the drug back and says so', async () => {
  const { user, profile } = await openEstimator({
    kept: { drugs: [LISINOPRIL] },
    more: {
      saveDrugs: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: list.removeDrug(LISINOPRIL.drugDosage) }));
  expect(await screen.findByText(list.notRemoved(LISINOPRIL.drugDosage))).toBeVisible();
  expect(screen.getByRole('button', { name: list.editDrug(LISINOPRIL.drugDosage) })).toBeVisible();
  expect(saved(profile)).toHaveLength(1);
});

test('a drug that is refused says so, and nothing that was typed is lost', async () => {
  let isBroken = true;
  const profile = fakeProfile([]);
  const page = await openEstimator({
    more: {
      ...profile.answers,
      saveDrugs: (request) => {
        if (isBroken) throw new Problem('not-ready');
        return profile.answers.saveDrugs(request);
      },
    },
  });
  await chooseLisinopril(page);
  await page.user.type(quantity(), '3');
  await page.user.click(screen.getByRole('radio', { name: dose.frequencyLine.Week }));
  await page.user.click(screen.getByRole('button', { name: dose.add }));
  expect(await screen.findByText(new RegExp(dose.notSaved))).toBeVisible();
  expect(quantity()).toHaveValue('3');
  expect(screen.getByRole('radio', { name: dose.frequencyLine.Week })).toBeChecked();

  isBroken = false;
  await page.user.click(screen.getByRole('button', { name: dose.add }));
  expect(await screen.findByText('3 a week · 30-day refills')).toBeVisible();
});

test.each([
  ['nothing', ' ', dose.faults.missing],
  ['zero', '0', dose.faults['not-positive']],
  ['less than nothing', '-2', dose.faults['not-positive']],
  ['too fine', '0.0001', dose.faults['too-fine']],
  ['huge', '99999', dose.faults['too-much']],
  ['words', 'two', dose.faults['not-a-number']],
])('a quantity that can not be says so at its field, and stays to be mended: %s', async (_story, typed, sentence) => {
  const page = await openEstimator();
  await chooseLisinopril(page);
  await page.user.type(quantity(), typed);
  await page.user.click(screen.getByRole('button', { name: dose.add }));
  expect(quantity()).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(quantity()).toBeInvalid();
  expect(quantity()).toHaveValue(typed);
  expect(screen.getByRole('link', { name: dose.frequencyNeeded })).toBeVisible();
  expect(page.sentTo('saveDrugs')).toEqual([]);
});

test('[DRUG-407][DRUG-408][DRUG-618][DRUG-623] day, week and month are offered, and 30 or 90 days, 30 first', async () => {
  const page = await openEstimator();
  await chooseLisinopril(page);
  const radios = (group: string) => within(screen.getByRole('group', { name: group })).getAllByRole('radio');
  const labels = (group: string) => radios(group).map((radio) => radio.closest('label')?.textContent);
  expect(labels(dose.frequency)).toEqual(['Per day', 'Per week', 'Per month']);
  expect(labels(dose.supply)).toEqual(['30 days (refill every 1 month)', '90 days (refill every 3 months)']);
  for (const radio of radios(dose.frequency)) expect(radio).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /30 days/ })).toBeChecked();
});

test('[DRUG-600] a drug that is listed already is changed, not added twice', async () => {
  const { user, profile } = await openEstimator({ kept: { drugs: [LISINOPRIL] } });
  await user.type(field(), 'lisi');
  await user.click(await option(/^Lisinopril/));
  await user.selectOptions(await screen.findByLabelText(dose.form), LISINOPRIL.drugDosage);
  expect(screen.getByText(dose.known)).toBeVisible();
  await user.type(quantity(), '4');
  await user.click(screen.getByRole('radio', { name: dose.frequencyLine.Day }));
  await user.click(screen.getByRole('button', { name: dose.add }));
  expect(await screen.findByText('4 a day · 30-day refills')).toBeVisible();
  expect(saved(profile)).toHaveLength(1);
});

test('a double click saves a drug once', async () => {
  const page = await openEstimator();
  await chooseLisinopril(page);
  await page.user.type(quantity(), '1');
  await page.user.click(screen.getByRole('radio', { name: dose.frequencyLine.Day }));
  const form = screen.getByRole<HTMLButtonElement>('button', { name: dose.add }).form as HTMLFormElement;
  // Both before the page draws that it saves.
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(await screen.findByRole('heading', { name: list.heading(1) })).toBeVisible();
  expect(page.sentTo('saveDrugs')).toHaveLength(1);
});

test('[DRUG-600] what another tab saved meanwhile stays', async () => {
  const page = await openEstimator();
  let isFirst = true;
  const { answers } = page.profile;
  vi.unstubAllGlobals();
  fakeNetwork({
    ...answers,
    findDrugNames: () => ({ drugs: NAMES }),
    listDrugForms: () => ({ forms: LISINOPRIL_FORMS }),
    getGenericDrugInfo: () => ({ generic: null }),
    saveDrugs: (request) => {
      if (isFirst) {
        isFirst = false;
        answers.saveDrugs({ ...request, body: { drugInfoDetails: [PENS] } });
      }
      return answers.saveDrugs(request);
    },
  });
  await chooseLisinopril(page);
  await page.user.type(quantity(), '1');
  await page.user.click(screen.getByRole('radio', { name: dose.frequencyLine.Day }));
  await page.user.click(screen.getByRole('button', { name: dose.add }));
  expect(await screen.findByRole('heading', { name: list.heading(2) })).toBeVisible();
  expect(saved(page.profile)).toMatchObject([
    { nationalDrugCode: PENS.nationalDrugCode },
    { nationalDrugCode: '00093111301' },
  ]);
});

const refuse = (problem: 'unexpected' | 'pharmacy-not-found') => () => {
  throw new Problem(problem);
};

test.each<[string, Answers]>([
  ['the details of a drug can not be had', { listDrugForms: refuse('unexpected') }],
  ['the pharmacy can not be looked up', { getPharmacyData: refuse('unexpected') }],
  ['nothing is known of the pharmacy', { getPharmacyData: refuse('pharmacy-not-found') }],
])('[ERR-607] nothing stays waiting when %s', async (_story, more) => {
  const { user, sentTo } = await openEstimator({
    kept: { drugs: [LISINOPRIL], pharmacy: CORNER_PHARMACY },
    more: { getPharmacyData: refuse('unexpected'), ...more },
  });
  await user.click(await screen.findByRole('button', { name: list.editDrug(LISINOPRIL.drugDosage) }));
  expect(await screen.findByLabelText(dose.items.tablet.howMany)).toHaveValue('1');
  expect(screen.getByLabelText(dose.form)).toHaveValue(LISINOPRIL.nationalDrugCode);
  expect(screen.queryByText(dose.loading)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: steps.pharmacy }));
  expect(await screen.findByText(CORNER_PHARMACY.pharmacyName)).toBeVisible();
  await waitFor(() => expect(sentTo('getPharmacyData').length).toBeGreaterThan(0));
  await waitFor(() => expect(document.querySelector('[role="status"] > [aria-hidden]')).toBeNull());
  expect(screen.getByRole('button', { name: pharmacy.clear })).toBeEnabled();
});

test('[ROLE-604] an agent who looks on changes nothing', async () => {
  await openEstimator({ kept: { drugs: [LISINOPRIL] }, viewer: aCloakedViewer() });
  expect(await screen.findByRole('button', { name: list.editDrug(LISINOPRIL.drugDosage) })).toBeDisabled();
  expect(screen.getByRole('button', { name: list.removeDrug(LISINOPRIL.drugDosage) })).toBeDisabled();
  expect(field()).toBeDisabled();
  expect(screen.getByText(estimator.viewOnly)).toBeVisible();
});
