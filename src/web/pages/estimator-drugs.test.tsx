import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { estimator } from '#content/en/estimator.ts';
import { Problem } from '#contract/problem.ts';
import { LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aCloakedViewer } from '#tests/support/web/examples.ts';
import { drugForm, drugName, LISINOPRIL_FORMS, ZESTRIL } from '#tests/support/web/fake-drug-search.ts';
import type { KeptDrugs } from '#tests/support/web/fake-drugs.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/lib/page-texts.ts';

const { dose, find, list } = estimator;

// The design system is large, and a busy machine reads it slowly.
const A_MINUTE = 60_000;

beforeAll(async () => {
  await Promise.all([import('./estimate-drug-costs-page.tsx'), loadPageTexts('estimator', 'en')]);
}, A_MINUTE);
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const NAMES = [drugName('Lisinopril'), drugName('Zestril', { isGeneric: false })];

type Story = { kept?: KeptDrugs; more?: Answers; viewer?: ReturnType<typeof aCloakedViewer> };

async function openEstimator({ kept = {}, more = {}, viewer }: Story = {}) {
  const profile = fakeProfile([], [], kept);
  const network = fakeNetwork({
    ...profile.answers,
    findDrugNames: () => ({ drugs: NAMES }),
    listDrugForms: () => ({ forms: LISINOPRIL_FORMS }),
    getGenericDrugInfo: () => ({ generic: null }),
    ...more,
  });
  const page = openPage('/health-plans/estimate-drug-costs', viewer ? { viewer } : {});
  await screen.findByRole('combobox', { name: find.label });
  return { profile, ...network, ...page };
}

const field = () => screen.getByRole('combobox', { name: find.label });
const option = (name: RegExp) => screen.findByRole('option', { name });
const quantity = () => screen.getByLabelText(dose.quantity);
const saved = (profile: ReturnType<typeof fakeProfile>) => profile.drugs().drugInfoDetails;

async function chooseLisinopril({ user }: { user: ReturnType<typeof openPage>['user'] }) {
  await user.type(field(), 'lisi');
  await user.click(await option(/^Lisinopril/));
  await user.selectOptions(await screen.findByLabelText(dose.form), 'Lisinopril 20 MG Oral Tablet');
}

test('[DRUG-600][DRUG-603][DRUG-615] without drugs it is a fresh start; a drug is found by its name and saved at once', async () => {
  const page = await openEstimator();
  expect(screen.getByRole('heading', { name: find.freshHeading })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  await chooseLisinopril(page);
  await page.user.type(quantity(), '2');
  await page.user.click(screen.getByRole('radio', { name: dose.frequencyLine.Day }));
  await page.user.click(screen.getByRole('radio', { name: /90 days/ }));
  await page.user.click(screen.getByRole('button', { name: dose.add }));

  expect(await screen.findByRole('heading', { name: list.heading(1) })).toHaveFocus();
  expect(screen.getByText('2 per Day, refill every 3 months')).toBeVisible();
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
  await user.clear(await screen.findByLabelText(dose.quantity));
  await user.type(quantity(), '0.5');
  await user.click(screen.getByRole('button', { name: dose.save }));
  expect(await screen.findByText('0.5 per Day, refill every 1 month')).toBeVisible();
  expect(saved(profile)).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: list.removeDrug(LISINOPRIL.drugDosage) }));
  expect(await screen.findByRole('heading', { name: find.freshHeading })).toBeVisible();
  await waitFor(() => expect(saved(profile)).toEqual([]));
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
      saveDrugs: (asked) => {
        if (isBroken) throw new Problem('not-ready');
        return profile.answers.saveDrugs(asked);
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
  expect(await screen.findByText('3 per Week, refill every 1 month')).toBeVisible();
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
  expect(await screen.findByText('4 per Day, refill every 1 month')).toBeVisible();
  expect(saved(profile)).toHaveLength(1);
});

test('[DRUG-615] a drug that comes in packages is counted by the package', async () => {
  const pens = drugForm(PENS.drugDosage, {
    nationalDrugCode: PENS.nationalDrugCode,
    packages: [
      { name: 'Carton of 5 pens', size: 15 },
      { name: 'One pen', size: 3 },
    ],
  });
  const { user, profile } = await openEstimator({ more: { listDrugForms: () => ({ forms: [pens] }) } });
  await user.type(field(), 'basa');
  await user.click(await option(/^Lisinopril/));
  await user.type(await screen.findByLabelText(dose.quantityOfPackages), '2');
  await user.click(screen.getByRole('radio', { name: dose.frequencyLine.Month }));
  await user.click(screen.getByRole('button', { name: dose.add }));
  expect(screen.getByRole('link', { name: dose.packageNeeded })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Carton/ }));
  await user.click(screen.getByRole('button', { name: dose.add }));
  await screen.findByText('2 per Month, refill every 1 month');
  expect(saved(profile)).toMatchObject([
    { drugPackageName: 'Carton of 5 pens', drugPackageSize: 15, drugPackageQuantity: 2, drugQuantity: 2 },
  ]);
});

test('a drug code finds its drug, with or without dashes', async () => {
  const asked: unknown[] = [];
  const { user, sentTo } = await openEstimator({
    more: {
      listDrugForms: ({ body }) => {
        asked.push(body);
        return { forms: LISINOPRIL_FORMS.slice(0, 1) };
      },
    },
  });
  await user.click(field());
  await user.paste('0093-1112-01');
  await user.click(await option(/^Lisinopril 10 MG/));
  expect(await screen.findByLabelText(dose.form)).toHaveValue(LISINOPRIL.nationalDrugCode);
  expect(asked).toEqual([{ nationalDrugCode: '0093-1112-01' }]);
  expect(sentTo('findDrugNames')).toEqual([]);
});

test.each([
  ['a name', 'xyzzy', find.none('xyzzy')],
  ['a code', '12345678901', find.noCode('12345678901')],
])('what is not found says what to try: %s', async (_story, typed, sentence) => {
  const { user } = await openEstimator({
    more: { findDrugNames: () => ({ drugs: [] }), listDrugForms: () => ({ forms: [] }) },
  });
  await user.type(field(), typed);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('arrows, Enter and Escape work in the list of names, and the count is said', async () => {
  const { user } = await openEstimator();
  await user.type(field(), 'li');
  expect(await screen.findByText(find.count(2))).toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('li');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Zestril');
  await user.keyboard('{ArrowDown}');
  const marked = screen.getByRole('option', { selected: true });
  expect(marked).toHaveTextContent('Lisinopril');
  expect(field()).toHaveAttribute('aria-activedescendant', marked.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: dose.addHeading('Lisinopril') })).toHaveFocus();
});

test('one letter asks for nothing, and an older answer that comes late does not replace a newer one', async () => {
  const late = new Map<string, (value: { drugs: typeof NAMES }) => void>();
  const { user, sentTo } = await openEstimator({
    more: { findDrugNames: ({ body }) => new Promise((resolve) => late.set(body.text, resolve)) },
  });
  await user.type(field(), 'l');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(sentTo('findDrugNames')).toEqual([]);
  await user.type(field(), 'i');
  await waitFor(() => expect(late.has('li')).toBe(true));
  await user.type(field(), 'x');
  await waitFor(() => expect(late.has('lix')).toBe(true));
  late.get('lix')?.({ drugs: [drugName('Lixisenatide')] });
  expect(await option(/^Lixisenatide/)).toBeVisible();
  late.get('li')?.({ drugs: NAMES });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('a search that fails says so and can be tried again', async () => {
  let isBroken = true;
  const { user } = await openEstimator({
    more: {
      findDrugNames: () => {
        if (isBroken) throw new Problem('unexpected');
        return { drugs: NAMES };
      },
    },
  });
  await user.type(field(), 'lisi');
  expect(await screen.findByText(find.failed)).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await option(/^Lisinopril/)).toBeVisible();
  expect(field()).toHaveValue('lisi');
});

test('[DRUG-620] a brand offers its generic, which can be taken; the typed dose stays', async () => {
  const { user, profile } = await openEstimator({
    more: {
      listDrugForms: () => ({ forms: [ZESTRIL] }),
      getGenericDrugInfo: () => ({ generic: drugForm('Lisinopril 10 MG Oral Tablet') }),
    },
  });
  await user.type(field(), 'zes');
  await user.click(await option(/^Zestril/));
  await user.type(await screen.findByLabelText(dose.quantity), '1');
  await user.click(await screen.findByRole('button', { name: dose.useGeneric }));
  expect(screen.getByLabelText(dose.form)).toHaveValue(LISINOPRIL.nationalDrugCode);
  expect(quantity()).toHaveValue('1');
  expect(screen.queryByRole('button', { name: dose.useGeneric })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: dose.frequencyLine.Day }));
  await user.click(screen.getByRole('button', { name: dose.add }));
  await waitFor(() => expect(saved(profile)).toMatchObject([{ drugName: 'Lisinopril', isGeneric: true }]));
});

test('[DRUG-620] the generic is asked for by the code, with the name encoded; a failure hides the offer', async () => {
  const { user, sentTo } = await openEstimator({
    more: {
      listDrugForms: () => ({ forms: [{ ...ZESTRIL, drugName: 'Zestril & more' }] }),
      getGenericDrugInfo: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await user.type(field(), 'zes');
  await user.click(await option(/^Zestril/));
  await screen.findByLabelText(dose.quantity);
  await waitFor(() =>
    expect(sentTo('getGenericDrugInfo').map(({ url }) => url)).toEqual([
      '/drug-info-api/druginfo/genericdruginfo/ndc/00310013110/2027?drug=Zestril+%26+more',
    ]),
  );
  expect(screen.queryByText(/There is a generic/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument();
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
    saveDrugs: (asked) => {
      if (isFirst) {
        isFirst = false;
        answers.saveDrugs({ ...asked, body: { drugInfoDetails: [PENS] } });
      }
      return answers.saveDrugs(asked);
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

test('[ROLE-604] an agent who looks on changes nothing', async () => {
  await openEstimator({ kept: { drugs: [LISINOPRIL] }, viewer: aCloakedViewer() });
  expect(await screen.findByRole('button', { name: list.editDrug(LISINOPRIL.drugDosage) })).toBeDisabled();
  expect(screen.getByRole('button', { name: list.removeDrug(LISINOPRIL.drugDosage) })).toBeDisabled();
  expect(field()).toBeDisabled();
  expect(screen.getByText(estimator.viewOnly)).toBeVisible();
});
