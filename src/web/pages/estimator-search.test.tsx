import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { estimator } from '#content/en/drug-estimator.ts';
import { Problem } from '#contract/problem.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import {
  field,
  NAMES,
  openEstimator,
  option,
  quantity,
  saved,
  testsOfDrugTools,
} from '#tests/support/web/estimator.tsx';
import { drugForm, drugName, LISINOPRIL_FORMS, ZESTRIL } from '#tests/support/web/fake-drug-search.ts';

const { dose, find } = estimator;

testsOfDrugTools();

test('a drug code finds its drug, with or without dashes', async () => {
  const bodies: unknown[] = [];
  const { user, sentTo } = await openEstimator({
    more: {
      listDrugForms: ({ body }) => {
        bodies.push(body);
        return { forms: LISINOPRIL_FORMS.slice(0, 1) };
      },
    },
  });
  await user.click(field());
  await user.paste('0093-1112-01');
  await user.click(await option(/^Lisinopril 10 mg/));
  expect(await screen.findByLabelText(dose.form)).toHaveValue(LISINOPRIL.nationalDrugCode);
  expect(bodies).toEqual([{ nationalDrugCode: '0093-1112-01' }]);
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
  await waitFor(() => expect(screen.getByRole('heading', { name: dose.addHeading('Lisinopril') })).toHaveFocus());
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
      getGenericDrugInfo: () => ({ generic: drugForm('Lisinopril 10 mg tablet') }),
    },
  });
  await user.type(field(), 'zes');
  await user.click(await option(/^Zestril/));
  await user.type(await screen.findByLabelText(dose.items.tablet.howMany), '1');
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
  await screen.findByLabelText(dose.items.tablet.howMany);
  await waitFor(() =>
    expect(sentTo('getGenericDrugInfo').map(({ url }) => url)).toEqual([
      '/drug-info-api/druginfo/genericdruginfo/ndc/00310013110/2027?drug=Zestril+%26+more',
    ]),
  );
  expect(screen.queryByText(/There is a generic/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument();
});
