import { expect } from '@playwright/test';
import { providerSearchTexts } from '#content/en/provider-search-texts.ts';
import { providerSearchTexts as spanishTexts } from '#content/es/provider-search-texts.ts';
import type { SpokenLanguage } from '#domain/providers/spoken-languages.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import { type Shopper, ZIP } from '#tests/support/browser/shopper.ts';
import { refuse } from '#tests/support/browser/trouble.ts';
import type { States } from './state.ts';

export const PROVIDER_SEARCH = '/health-plans/provider-search';
const RETRIES = 30_000;

export async function searchWords({ page }: Shopper) {
  return (await page.locator('html').getAttribute('lang')) === 'es' ? spanishTexts : providerSearchTexts;
}

/** Opens the search and looks around a ZIP code. */
export async function searchesProviders(shopper: Shopper, { zip = ZIP, name = '', kind = '' } = {}) {
  const { page } = shopper;
  await page.goto(PROVIDER_SEARCH);
  const words = await searchWords(shopper);
  const { form } = words.providerSearch;
  await page.getByLabel(form.zip).fill(zip);
  await page.getByLabel(form.name).fill(name);
  if (kind) {
    await page.getByRole('combobox', { name: form.specialty }).fill(kind);
    await page.getByRole('listbox').getByRole('option').first().click();
  }
  await page.getByRole('button', { name: form.search, exact: true }).click();
  return words;
}

/** Looks for those whom the list of a saved plan has, with what else it says of them. */
async function searchesLists(shopper: Shopper, asked: { plan: number; language: SpokenLanguage; takesNew: boolean }) {
  const { page } = shopper;
  const words = await searchWords(shopper);
  const { form, lists } = words.providerSearch;
  await page.getByLabel(form.zip).fill(ZIP);
  await page.getByLabel(lists.plan).selectOption({ index: asked.plan });
  await page.getByLabel(lists.language).selectOption({ label: lists.languages[asked.language] });
  await page.getByLabel(lists.takesNew).setChecked(asked.takesNew);
  await page.getByRole('button', { name: form.search, exact: true }).click();
  return words;
}

/** The search for doctors, dentists and places of care. */
export const PROVIDER_STATES: States = {
  'provider-search': async (shopper) => {
    const { providerSearch } = await searchesProviders(shopper);
    await expect(shopper.page.getByText(providerSearch.results.acceptsMedicare).first()).toBeVisible();
  },
  'provider-search-kinds': async (shopper) => {
    const { page } = shopper;
    await page.goto(PROVIDER_SEARCH);
    const { providerSearch } = await searchWords(shopper);
    await page.getByRole('combobox', { name: providerSearch.form.specialty }).fill('dent');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  },
  'provider-search-faults': async (shopper) => {
    const { page } = shopper;
    await page.goto(PROVIDER_SEARCH);
    const { providerSearch } = await searchWords(shopper);
    const { form } = providerSearch;
    await page.getByRole('combobox', { name: form.specialty }).fill('plumber');
    await page.getByRole('button', { name: form.search, exact: true }).click();
    await expect(page.getByText(form.specialtyFault)).toBeVisible();
  },
  'provider-search-nobody': async (shopper) => {
    const { providerSearch } = await searchesProviders(shopper, { name: 'Zyxwvut' });
    const { results } = providerSearch;
    await expect(shopper.page.getByText(results.none(results.miles(10)))).toBeVisible();
  },
  'provider-search-lists': async (shopper) => {
    await savePlans(shopper.page, ['MAPD', 'MA', 'PDP']);
    await shopper.page.goto(PROVIDER_SEARCH);
    const { providerSearch } = await searchesLists(shopper, { plan: 2, language: 'spanish', takesNew: true });
    await expect(shopper.page.getByText(providerSearch.lists.inNetwork, { exact: true }).first()).toBeVisible();
  },
  'provider-search-none-fits': {
    after: 'provider-search-lists',
    go: async (shopper) => {
      const { providerSearch } = await searchesLists(shopper, { plan: 1, language: 'persian', takesNew: false });
      await expect(shopper.page.getByRole('button', { name: providerSearch.lists.all })).toBeVisible();
    },
  },
  'provider-search-failed': async (shopper) => {
    await refuse(shopper.page, /\/providersearch\/providers\/v1\/search$/, { method: 'POST' });
    const { providerSearch } = await searchesProviders(shopper);
    await expect(shopper.page.getByText(providerSearch.failed)).toBeVisible({ timeout: RETRIES });
  },
};
