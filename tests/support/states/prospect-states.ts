import { expect, type Page } from '@playwright/test';
import { importsTexts as english } from '#content/en/imports-texts.ts';
import { prospects as words } from '#content/en/prospects.ts';
import { importsTexts as spanish } from '#content/es/imports-texts.ts';
import { prospects as spanishWords } from '#content/es/prospects.ts';
import type { Prospect } from '#contract/prospects.ts';
import type { Reply } from '#contract/schemas.ts';
import { staysAgent } from '#tests/support/browser/people.ts';
import type { States } from './state.ts';

const mia: Prospect = {
  prospectUuid: '00000000-0000-4000-8000-000000000001',
  firstName: 'Mia',
  lastName: 'Teller',
  email: 'mia@example.org',
  profileType: 'MEMBER-CONSENT',
  appointment: {
    agreedOn: '2026-11-12',
    channel: 'phone',
    products: ['medicare-advantage', 'drug-plan', 'supplement'],
  },
  recordedAt: '2026-11-12T16:00:00.000Z',
  state: 'open',
  remindersSent: 1,
  nextReminderAt: '2026-11-22T16:00:00.000Z',
};

const SEVERAL: readonly Prospect[] = [
  mia,
  {
    ...mia,
    prospectUuid: '00000000-0000-4000-8000-000000000002',
    firstName: 'Wilhelmina-Konstantinopolitana',
    lastName: 'Ofaratherlongnamewithoutabreakthatdoesnotend',
    email: 'wilhelmina.ofaratherlongaddresswithoutabreak@example.org',
    state: 'merged',
    nextReminderAt: null,
  },
  {
    ...mia,
    prospectUuid: '00000000-0000-4000-8000-000000000003',
    firstName: null,
    lastName: null,
    email: null,
    state: 'expired',
    remindersSent: 0,
    nextReminderAt: null,
  },
];

/** Where an agent writes down whom they talked to. */
export const PROSPECT_STATES: States = {
  'prospects-none': async ({ page }) => {
    const { list } = await openProspects(page, []);
    await expect(page.getByText(list.none)).toBeVisible();
  },
  'prospects-several': async ({ page }) => {
    const { list } = await openProspects(page, SEVERAL);
    await expect(page.getByRole('heading', { name: list.noName })).toBeVisible();
  },
  'prospects-form': async ({ page }) => {
    const { list } = await openProspects(page, [mia]);
    await page.getByRole('button', { name: list.add }).click();
    await expect(page.getByRole('heading', { name: list.form.title })).toBeFocused();
  },
  'prospects-form-faults': {
    after: 'prospects-form',
    go: async ({ page }) => {
      const { list } = await wordsOf(page);
      await page.getByRole('button', { name: list.form.save, exact: true }).click();
      await expect(page.getByRole('link', { name: list.form.needs.products })).toBeVisible();
    },
  },
  'prospects-saved': {
    after: 'prospects-form-faults',
    go: async ({ page }) => {
      const { list, person } = await wordsOf(page);
      const { form } = list;
      await page.route(/\/agent\/prospects$/, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: { prospectUuid: mia.prospectUuid } })
          : route.fallback(),
      );
      const field = (label: string) => page.getByLabel(label, { exact: true });
      await page.getByRole('radio', { name: form.types['MEMBER-NO-CONSENT'] }).check();
      await page.getByRole('checkbox', { name: form.productNames.supplement }).check();
      await field(form.agreedOn).fill('2026-11-12');
      await field(form.channel).selectOption('phone');
      await field(person.firstName).fill('Mia');
      await field(person.lastName).fill('Teller');
      await field(person.email).fill('mia@example.org');
      await field(person.month).fill('05');
      await field(person.day).fill('17');
      await field(person.year).fill('1952');
      await field(person.zipCode).fill('98101');
      await page.getByRole('button', { name: form.save, exact: true }).click();
      await expect(page.getByText(list.saved('Mia Teller'))).toBeVisible();
    },
  },
};

async function openProspects(page: Page, prospects: readonly Prospect[]) {
  const json: Reply<'listProspects'> = { prospects: [...prospects], hasMore: false };
  await page.route(/\/agent\/prospects$/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
  );
  await staysAgent(page, 'agentJones', '/agent?view=prospects');
  const opened = await wordsOf(page);
  await expect(page.getByRole('button', { name: opened.list.add })).toBeVisible();
  return opened;
}

async function wordsOf(page: Page) {
  const isSpanish = (await page.locator('html').getAttribute('lang')) === 'es';
  const { personForm: person } = isSpanish ? spanish : english;
  return { list: isSpanish ? spanishWords : words, person };
}
