import { expect, type Page } from '@playwright/test';
import { texts as english, type Texts } from '#content/en/texts.ts';
import type { DevOverrides } from '#contract/dev-overrides.ts';
import type { PlanFilter } from '#web/parts/plan-search/plan-list-address.ts';

export type Shopper = ReturnType<typeof aShopper>;

/** King County, Washington: the sample offers every type of plan there. */
export const ZIP = '98101';
export const KING_COUNTY_PLANS = `/health-plans?zipcode=${ZIP}&county=53033&planYear=2027&planType=ALL`;
export const PROFILE = '/shopper-profile';

/** What a person does on the pages, by the names that they read there. */
export function aShopper(page: Page, texts: Texts = english) {
  const { place, planList, savedPlans, shell } = texts;

  const row = (plan: string) => page.getByRole('article', { name: plan, exact: true });
  const saveButton = (plan: string) => page.getByRole('button', { name: `${planList.save} ${plan}`, exact: true });
  const savedButton = (plan: string) => page.getByRole('button', { name: `${planList.saved} ${plan}`, exact: true });
  const removeButton = (plan: string) =>
    page.getByRole('button', { name: `${savedPlans.remove} ${plan}`, exact: true });
  const typeChoice = page.getByRole('combobox', { name: planList.typesOfPlan });
  const dialog = page.getByRole('dialog', { name: savedPlans.removeQuestion });

  return {
    page,
    texts,
    row,
    card: row,
    saveButton,
    savedButton,
    removeButton,
    typeChoice,
    dialog,
    zipField: page.getByLabel(place.zipLabel),
    findButton: page.getByRole('button', { name: place.findPlans }),
    profileLink: page
      .getByRole('navigation', { name: shell.siteNavigation })
      .getByRole('link', { name: shell.yourProfile }),
    year: (year: number) => page.getByRole('radio', { name: String(year), exact: true }),
    county: (name: string, state: string) => page.getByRole('radio', { name: place.county(name, state) }),

    async entersZip(zip: string) {
      await page.goto('/');
      await page.getByLabel(place.zipLabel).fill(zip);
      await page.getByRole('button', { name: place.findPlans }).click();
    },

    /** The choice changes before the list does: the list says what it shows. */
    async looksAt(type: PlanFilter) {
      await typeChoice.selectOption(type);
      await expect(page.locator(`ul[data-type="${type}"]`)).toBeAttached();
    },

    /** The names of the plans or cards on the page, from top to bottom. */
    names: () =>
      page
        .getByRole('article')
        .evaluateAll((articles) => articles.map((article) => article.querySelector('h2, h3')?.textContent ?? '')),

    async nameOfFirst(): Promise<string> {
      return page.getByRole('article').first().getByRole('heading').first().innerText();
    },

    async saves(plan: string) {
      await saveButton(plan).click();
      await expect(savedButton(plan)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(planList.nowSaved(plan))).toBeAttached();
    },

    /** Finds the plans of a county and saves one of each type. */
    async savesOneOfEach(types: readonly PlanFilter[]): Promise<string[]> {
      const saved: string[] = [];
      for (const type of types) {
        await this.looksAt(type);
        const plan = await this.nameOfFirst();
        await this.saves(plan);
        saved.push(plan);
      }
      return saved;
    },

    async removes(plan: string) {
      await removeButton(plan).click();
      await dialog.getByRole('button', { name: savedPlans.confirmRemove }).click();
    },

    async seesCount(count: number) {
      const name = `${shell.yourProfile} (${shell.savedPlans(count)})`;
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    },

    /** A business date or flags of this browser alone. The page that is open must be one of ours. */
    async setsOverrides(overrides: DevOverrides) {
      const status = await page.evaluate(async (body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/dev/scene', { method: 'POST', headers, body: JSON.stringify(body) })).status;
      }, overrides);
      expect(status).toBe(200);
    },
  };
}
