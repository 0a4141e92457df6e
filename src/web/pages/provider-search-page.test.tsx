import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { providerSearchTexts } from '#content/en/provider-search-texts.ts';
import { Problem } from '#contract/problem.ts';
import type { FoundProvider } from '#contract/providers.ts';
import {
  aFoundProvider,
  bodiesOf,
  foundReply,
  openSearch,
  type SearchStory,
  testsOfProviderSearch,
} from '#tests/support/web/provider-search.tsx';

const { providerSearch, specialties } = providerSearchTexts;
const { form, results } = providerSearch;

testsOfProviderSearch();

const aProvider = (more: Partial<FoundProvider> = {}) => aFoundProvider({ credential: 'MD', ...more });
const open = (story: SearchStory = {}) => openSearch({ found: [aProvider()], ...story });

type Page = Awaited<ReturnType<typeof open>>;
const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: form.search }));
const asked = ({ sentTo }: Page) => bodiesOf(sentTo('searchProviders'));

test('it asks nothing before somebody searches, and starts at the remembered ZIP code', async () => {
  const page = await open({ zip: '98101' });
  expect(screen.getByLabelText(form.zip)).toHaveValue('98101');
  expect(asked(page)).toEqual([]);
});

test('a heart doctor is found by everyday words, and told with all that the list tells', async () => {
  const page = await open({ zip: '98101' });
  await page.user.type(screen.getByRole('combobox', { name: form.specialty }), 'heart');
  await page.user.click(await screen.findByRole('option', { name: specialties.cardiology.name }));
  await page.user.type(screen.getByLabelText(form.name), ' Lee ');
  await page.user.selectOptions(screen.getByLabelText(form.distance), form.within(25));
  await page.user.selectOptions(screen.getByLabelText(form.gender), form.genders.F);
  await press(page);
  const found = await screen.findByRole('listitem', { name: 'Ann Lee, MD' });
  expect(within(found).getByText(specialties.cardiology.name)).toBeVisible();
  expect(within(found).getByText('12 Pine Street, Seattle, WA 98101')).toBeVisible();
  expect(within(found).getByText('206-555-0100')).toBeVisible();
  expect(within(found).getByText(new RegExp(results.sameZip))).toBeVisible();
  expect(within(found).getByText(results.acceptsMedicare)).toBeVisible();
  expect(asked(page)).toEqual([{ zipCode: '98101', miles: 25, name: 'Lee', specialties: ['cardiology'], gender: 'F' }]);
  // Whom somebody looks for is in no address and no storage.
  expect(window.location.href).not.toMatch(/lee|heart|cardio/i);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/lee|heart|cardio/i);
});

test('words that can mean one kind alone need no choice from the list; others do, and the field says so', async () => {
  const page = await open({ zip: '98101' });
  const field = screen.getByRole('combobox', { name: form.specialty });
  await page.user.type(field, 'doctor');
  await press(page);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(form.specialtyFault));
  expect(asked(page)).toEqual([]);
  await page.user.clear(field);
  // The key sends as the button does.
  await page.user.type(field, 'heart{Enter}');
  await screen.findByRole('listitem', { name: 'Ann Lee, MD' });
  expect(field).toHaveValue(specialties.cardiology.name);
  expect(asked(page)).toEqual([{ zipCode: '98101', miles: 10, specialties: ['cardiology'] }]);
});

test('what a list does not tell is not made up', async () => {
  const found = [
    aProvider({ acceptsMedicare: null, specialties: [], specialtyWords: null, credential: null, gender: null }),
    aProvider({ npi: '9450000028', name: 'Bo Ray', specialties: [], specialtyWords: 'UNDERSEA MEDICINE' }),
    aProvider({ npi: '9450000036', name: 'Lake Hospital', isPerson: false, gender: null, specialties: ['hospital'] }),
  ];
  const page = await open({ zip: '98101', found });
  await page.user.selectOptions(screen.getByLabelText(form.gender), form.genders.M);
  await press(page);
  const bare = await screen.findByRole('listitem', { name: 'Ann Lee' });
  expect(within(bare).queryByText(results.acceptsMedicare)).not.toBeInTheDocument();
  expect(within(bare).getByText(results.genderUntold)).toBeVisible();
  expect(within(bare).getByText(results.specialtyUntold)).toBeVisible();
  expect(screen.getByText('Undersea Medicine')).toBeVisible();
  expect(within(screen.getByRole('listitem', { name: /^Lake Hospital/ })).queryByText(results.genderUntold)).toBeNull();
});

test('where nobody is near, a wider search is one press away, and the focus goes to what it found', async () => {
  const page = await open({
    zip: '98101',
    more: () => ({
      searchProviders: ({ body }) => foundReply(body.miles < 25 ? [] : [aProvider()]),
    }),
  });
  await press(page);
  expect(await screen.findByText(results.none(results.miles(10)))).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: results.widen(results.miles(25)) }));
  await screen.findByRole('listitem', { name: 'Ann Lee, MD' });
  expect(screen.getByLabelText(form.distance)).toHaveDisplayValue(form.within(25));
  await waitFor(() => expect(screen.getByRole('heading', { name: results.heading })).toHaveFocus());
});

test('[GEO-404] a ZIP code is five digits, and one that nobody knows is told at its field', async () => {
  const page = await open();
  await page.user.type(screen.getByLabelText(form.zip), '98a');
  await press(page);
  expect(screen.getByLabelText(form.zip)).toHaveAccessibleDescription(form.zipFault);
  await page.user.clear(screen.getByLabelText(form.zip));
  await page.user.type(screen.getByLabelText(form.zip), '999991');
  await press(page);
  expect(await screen.findByText(form.zipUnknown('99999'))).toBeVisible();
});

test('a search that fails can be tried again', async () => {
  let isBroken = true;
  const page = await open({
    zip: '98101',
    more: () => ({
      searchProviders: () => {
        if (isBroken) throw new Problem('unexpected');
        return foundReply([aProvider()], { hasMore: true });
      },
    }),
  });
  await press(page);
  expect(await screen.findByText(providerSearch.failed)).toBeVisible();
  isBroken = false;
  await page.user.click(screen.getByRole('button', { name: page.texts.shell.tryAgain }));
  expect(await screen.findByRole('listitem', { name: 'Ann Lee, MD' })).toBeVisible();
  expect(screen.getByText(results.more)).toBeVisible();
});
