import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { estimator } from '#content/en/drug-estimator.ts';
import type { DrugForm } from '#contract/drugs.ts';
import { LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import {
  field,
  openEstimator,
  option,
  saved,
  type ToolStory,
  testsOfDrugTools,
} from '#tests/support/web/estimator.tsx';
import { drugForm, drugName } from '#tests/support/web/fake-drug-search.ts';

const { dose, find, list, next, pharmacy } = estimator;
const { items, units } = dose;

testsOfDrugTools();

const PEN = drugForm(PENS.drugDosage, {
  nationalDrugCode: PENS.nationalDrugCode,
  drugFullName: PENS.drugFullName,
  item: 'pen',
  unit: 'ML',
  packages: [{ name: 'pen', size: 3 }],
  usual: { quantity: 1, frequency: 'Month' },
});
const CREAM = drugForm('clobetasol 0.05% cream', { item: 'tube', unit: 'GM', asksSize: true });

/** The form of the one drug that a search finds. */
async function openForm(form: DrugForm, story: ToolStory = {}) {
  const page = await openEstimator({ ...story, more: { listDrugForms: () => ({ forms: [form] }), ...story.more } });
  await page.user.type(field(), 'lisi');
  await page.user.click(await option(/^Lisinopril/));
  await screen.findByLabelText(dose.form);
  return page;
}

const add = () => screen.getByRole('button', { name: dose.add });

test('[DRUG-615] an ordinary drug takes three presses: its name, add, next', async () => {
  const { user, profile } = await openForm(PEN, {
    more: { searchPharmacies: () => ({ pharmacies: [], hasMore: false }) },
  });
  expect(screen.getByLabelText(items.pen.howMany)).toHaveValue('1');
  expect(screen.getByLabelText(items.pen.howMany)).toHaveAccessibleDescription(
    expect.stringContaining(items.pen.holds('3 mL')),
  );
  await user.click(add());
  await user.click(await screen.findByRole('button', { name: next.pharmacy }));
  await waitFor(() => expect(screen.getByRole('heading', { name: pharmacy.heading })).toHaveFocus());
  expect(saved(profile)).toMatchObject([
    {
      drugFullName: PENS.drugFullName,
      drugItem: 'pen',
      drugQuantity: 1,
      drugFrequency: 'Month',
      drugPackageName: '3 mL',
      drugPackageSize: 3,
      drugPackageQuantity: 1,
    },
  ]);
});

test('[DRUG-615] of several sizes the usual one is chosen, and another can be', async () => {
  const sizes = [
    { name: 'pen', size: 3 },
    { name: 'pen', size: 1.5 },
  ];
  const { user, profile } = await openForm({ ...PEN, packages: sizes });
  const radios = within(screen.getByRole('group', { name: dose.package })).getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(['3 mL', '1.5 mL']);
  expect(radios[0]).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '1.5 mL' }));
  await user.click(add());
  await waitFor(() => expect(saved(profile)).toMatchObject([{ drugPackageSize: 1.5, drugPackageName: '1.5 mL' }]));
});

test('[DRUG-615] how much is in a tube is asked, in words, where no source tells it', async () => {
  const { user, profile } = await openForm(CREAM);
  const size = screen.getByLabelText(items.tube.howMuchInOne(units.GM.words));
  expect(size).toHaveAccessibleDescription(expect.stringContaining(dose.size.hint));
  await user.type(screen.getByLabelText(items.tube.howMany), '1');
  await user.click(screen.getByRole('radio', { name: dose.frequencyLine.Month }));
  await user.click(add());
  expect(size).toBeInvalid();
  expect(screen.getByRole('link', { name: dose.size.missing })).toBeVisible();
  await user.type(size, '45');
  await user.click(add());
  expect(await screen.findByText('1 a month · 45 g tube · 30-day refills')).toBeVisible();
  expect(saved(profile)).toMatchObject([{ drugItem: 'tube', drugPackageName: '45 g', drugPackageSize: 45 }]);
});

test('forty pens a day are asked about, can be mended, and are kept only when the shopper says so', async () => {
  const { user, profile } = await openForm(PEN);
  const quantity = screen.getByLabelText(items.pen.howMany);
  await user.clear(quantity);
  await user.type(quantity, '40');
  await user.click(screen.getByRole('radio', { name: dose.frequencyLine.Day }));
  await user.click(add());
  const question = () => screen.queryByText(new RegExp(dose.isItRight('40 pens a day').replace('?', '\\?')));
  expect(question()?.closest('[tabindex="-1"]')).toHaveFocus();
  expect(saved(profile)).toEqual([]);

  await user.click(screen.getByRole('button', { name: dose.changeQuantity }));
  expect(quantity).toHaveFocus();
  expect(question()).not.toBeInTheDocument();
  await user.click(add());
  await user.click(screen.getByRole('button', { name: dose.keepQuantity }));
  await waitFor(() => expect(saved(profile)).toMatchObject([{ drugQuantity: 40, drugFrequency: 'Day' }]));
});

test.each([
  ['how it is counted is not known', { unit: null }, dose.unitUnknown],
  ['Part D leaves it out', { isPartD: false }, dose.notPartD],
  ['it is a vaccine', { isVaccine: true }, dose.vaccine],
])('what stands against a figure is said in the form: %s', async (_story, change, sentence) => {
  const { user, profile } = await openForm({ ...PEN, packages: [], ...change });
  expect(screen.getByText(sentence)).toBeVisible();
  await user.click(add());
  await waitFor(() => expect(saved(profile)).toHaveLength(1));
});

test('a brand without a code leads to its generic, and says so', async () => {
  const { user, sentTo } = await openEstimator({
    more: { findDrugNames: () => ({ drugs: [drugName('Norvasc', { isGeneric: false, leadsTo: 'amlodipine' })] }) },
  });
  await user.type(field(), 'norv');
  expect(await option(/^Norvasc/)).toHaveTextContent(find.leadsTo('amlodipine'));
  await user.click(await option(/^Norvasc/));
  expect(await screen.findByText(dose.leadsTo('Norvasc', 'amlodipine'))).toBeVisible();
  expect(screen.getByRole('heading', { name: dose.addHeading('amlodipine') })).toBeVisible();
  await screen.findByLabelText(dose.form);
  expect(sentTo('listDrugForms').map(({ init }) => init.body)).toEqual(['{"name":"amlodipine"}']);
});

test('the list tells what is taken in a line, the full name on a press, and what Medicare plans do not cover', async () => {
  const { user } = await openEstimator({
    kept: { drugs: [LISINOPRIL, PENS] },
    more: { searchDrugInfo: () => ({ forms: [{ ...PEN, isPartD: false }] }) },
  });
  expect(await screen.findByText('1 a day · 30-day refills')).toBeVisible();
  const pens = screen.getByText(PENS.drugDosage).closest('li') as HTMLElement;
  expect(within(pens).getByText('2 a month · 3 mL pen · 90-day refills')).toBeVisible();
  expect(await within(pens).findByText(list.notPartD)).toBeVisible();
  expect(screen.getAllByText(list.notPartD)).toHaveLength(1);
  expect(within(pens).getByText(PENS.drugFullName as string)).not.toBeVisible();
  await user.click(within(pens).getByText(list.fullName));
  expect(within(pens).getByText(PENS.drugFullName as string)).toBeVisible();
});

test('an amount that counted something else is asked again when the drug is changed', async () => {
  const carton = { ...PENS, drugItem: null, drugPackageName: 'Carton of 5 pens', drugPackageSize: 15 };
  const { user } = await openEstimator({
    kept: { drugs: [carton] },
    more: { listDrugForms: () => ({ forms: [PEN] }) },
  });
  await user.click(await screen.findByRole('button', { name: list.editDrug(PENS.drugDosage) }));
  expect(await screen.findByText(dose.recount)).toBeVisible();
  expect(screen.getByLabelText(items.pen.howMany)).toHaveValue('');
});
