import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { estimator } from '#content/en/drug-estimator.ts';
import type { DrugDraft } from '#contract/drug-draft.ts';
import { Problem } from '#contract/problem.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import {
  chooseLisinopril,
  field,
  openEstimator,
  quantity,
  saved,
  type ToolStory,
  testsOfDrugTools,
} from '#tests/support/web/estimator.tsx';
import { aCloakedViewer, aViewer } from '#tests/support/web/examples.ts';

const { dose, find, halfTyped, list, next, pharmacy, steps } = estimator;

testsOfDrugTools();

const openSteps = (story: ToolStory = {}) =>
  openEstimator({ ...story, more: { searchPharmacies: () => ({ pharmacies: [], hasMore: false }), ...story.more } });

const press = (name: string) => screen.getByRole('button', { name });
const day = () => screen.getByRole('radio', { name: dose.frequencyLine.Day });
const CHOSEN = 'Lisinopril 20 mg tablet';

test.each([
  ['next', next.pharmacy],
  ['another step', steps.pharmacy],
])(
  '[DRUG-600] a drug that is all typed in and not added is added on the way to the next step: %s',
  async (_way, name) => {
    const page = await openSteps();
    await chooseLisinopril(page);
    await page.user.type(quantity(), '2');
    await page.user.click(day());
    await page.user.click(press(name));
    await waitFor(() => expect(screen.getByRole('heading', { name: pharmacy.heading })).toHaveFocus());
    expect(saved(page.profile)).toMatchObject([{ drugDosage: CHOSEN, drugQuantity: 2 }]);
  },
);

test('[DRUG-600] a press on the next step while a drug is being added is not lost', async () => {
  const page = await openSteps();
  await chooseLisinopril(page);
  await page.user.type(quantity(), '2');
  await page.user.click(day());
  // Both before any answer can come.
  fireEvent.click(press(dose.add));
  fireEvent.click(press(next.pharmacy));
  await waitFor(() => expect(screen.getByRole('heading', { name: pharmacy.heading })).toHaveFocus());
  expect(saved(page.profile)).toMatchObject([{ drugDosage: CHOSEN, drugQuantity: 2 }]);
});

test('one that the server refuses keeps the shopper where it is', async () => {
  const page = await openSteps({
    more: {
      saveDrugs: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await chooseLisinopril(page);
  await page.user.type(quantity(), '2');
  await page.user.click(day());
  await page.user.click(press(next.pharmacy));
  expect(await screen.findByText(new RegExp(dose.notSaved))).toBeVisible();
  expect(quantity()).toHaveValue('2');
});

test('one with something missing is asked about: back to what is missing, or on without it', async () => {
  const page = await openSteps();
  await chooseLisinopril(page);
  await page.user.click(press(next.pharmacy));
  expect(await screen.findByText(halfTyped.ofName(CHOSEN))).toBeVisible();
  await page.user.click(press(halfTyped.finish));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: dose.faults.missing }).closest('[tabindex="-1"]')).toHaveFocus();

  await page.user.click(press(next.pharmacy));
  await page.user.click(await screen.findByRole('button', { name: halfTyped.drop }));
  await waitFor(() => expect(screen.getByRole('heading', { name: pharmacy.heading })).toHaveFocus());
  await page.user.click(press(steps.drugs));
  expect(await screen.findByRole('combobox', { name: find.label })).toBeVisible();
  expect(saved(page.profile)).toEqual([]);
});

test('letters without a drug are asked about too', async () => {
  const { user } = await openSteps();
  await user.type(field(), 'lisi');
  await user.click(press(next.pharmacy));
  expect(await screen.findByText(halfTyped.ofText('lisi'))).toBeVisible();
  await user.click(press(halfTyped.close));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('lisi');
});

test('nothing is asked of a drug that was opened and not changed', async () => {
  const { user, sentTo } = await openSteps({ kept: { drugs: [LISINOPRIL] } });
  await user.click(await screen.findByRole('button', { name: list.editDrug(LISINOPRIL.drugDosage) }));
  await screen.findByLabelText(dose.form);
  await user.click(press(next.pharmacy));
  await waitFor(() => expect(screen.getByRole('heading', { name: pharmacy.heading })).toHaveFocus());
  expect(sentTo('saveDrugs')).toEqual([]);
});

test('what is half typed is kept on the server and in no storage of the browser, and goes when it is added', async () => {
  const page = await openSteps();
  await chooseLisinopril(page);
  await page.user.type(quantity(), '2');
  await waitFor(() =>
    expect(page.profile.draft()).toMatchObject({ drugName: 'Lisinopril', values: { quantity: '2', frequency: '' } }),
  );
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, history.state]);
  expect(stored).not.toMatch(/lisinopril|00093111301/i);

  await page.user.click(day());
  await page.user.click(press(dose.add));
  await screen.findByRole('heading', { name: list.heading(1) });
  await waitFor(() => expect(page.profile.draft()).toBeNull());
});

const HALF: DrugDraft = {
  drugName: 'Lisinopril',
  isGeneric: true,
  drugId: null,
  values: { form: '00093111301', package: '', size: '', quantity: '2.', frequency: 'Week', supply: '90' },
};

test('what was half typed is offered back as it was, without taking the focus', async () => {
  const { user, profile } = await openSteps({ kept: { draft: HALF } });
  expect(await screen.findByText(halfTyped.kept)).toBeVisible();
  expect(await screen.findByLabelText(dose.form)).toHaveValue('00093111301');
  expect(quantity()).toHaveValue('2.');
  expect(screen.getByRole('radio', { name: dose.frequencyLine.Week })).toBeChecked();
  expect(screen.getByRole('radio', { name: /90 days/ })).toBeChecked();
  expect(document.body).toHaveFocus();
  await user.click(press(dose.cancel));
  await waitFor(() => expect(profile.draft()).toBeNull());
  expect(await screen.findByRole('combobox', { name: find.label })).toBeVisible();
});

test.each([
  [
    'a draft that can not be read',
    {
      readDrugDraft: () => {
        throw new Problem('unexpected');
      },
    },
  ],
  ['a draft of forms that are gone', { listDrugForms: () => ({ forms: [] }) }],
])('the page goes on with %s', async (_story, more) => {
  await openSteps({ kept: { draft: HALF }, more });
  expect(await screen.findByRole('navigation', { name: estimator.stepsLabel })).toBeVisible();
});

test('the first thing typed makes the profile of a guest, and nothing typed goes meanwhile', async () => {
  const page = await openSteps({ viewer: aViewer({ uuid: null }) });
  await chooseLisinopril(page);
  await page.user.type(quantity(), '2');
  await waitFor(() => expect(page.profile.draft()).toMatchObject({ values: { quantity: '2' } }));
  expect(page.sentTo('createGuest')).toHaveLength(1);
  expect(quantity()).toHaveValue('2');
  await page.user.click(day());
  await page.user.click(press(dose.add));
  await waitFor(() => expect(screen.getByRole('heading', { name: list.heading(1) })).toHaveFocus());
});

test('[ROLE-604] an agent who looks on reads no draft and keeps none', async () => {
  const { sentTo } = await openSteps({ kept: { drugs: [LISINOPRIL], draft: HALF }, viewer: aCloakedViewer() });
  expect(await screen.findByRole('button', { name: list.editDrug(LISINOPRIL.drugDosage) })).toBeDisabled();
  expect(sentTo('readDrugDraft')).toEqual([]);
});

test('the steps stand in the address: Back goes to the one before, and a reload stays where it was', async () => {
  const { user } = await openSteps({ kept: { drugs: [LISINOPRIL] } });
  await screen.findByRole('heading', { name: list.heading(1) });
  await user.click(press(next.pharmacy));
  await waitFor(() => expect(screen.getByRole('heading', { name: pharmacy.heading })).toHaveFocus());
  expect(window.location.search).toBe('?step=pharmacy');
  window.history.back();
  await waitFor(() => expect(screen.getByRole('heading', { name: list.heading(1) })).toHaveFocus());
  expect(window.location.search).toBe('');
  window.history.forward();
  expect(await screen.findByRole('heading', { name: pharmacy.heading })).toBeVisible();
});
