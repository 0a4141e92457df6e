import { expect, type Page } from '@playwright/test';
import { accessHistory } from '#content/en/access-history.ts';
import { accessHistory as spanish } from '#content/es/access-history.ts';
import type { Reply } from '#contract/schemas.ts';
import { ACCESS_KINDS } from '#domain/access/access-kind.ts';
import { signsInAs, staysShopper } from '#tests/support/browser/people.ts';
import { PROFILE } from '#tests/support/browser/shopper.ts';
import { ACCESS_HISTORY, hold, OWN_SESSIONS, refuse } from '#tests/support/browser/trouble.ts';
import type { States } from './state.ts';

type History = Reply<'readAccessHistory'>;

/** Who has looked at a profile. What takes an agent, a stranger or years is answered by the test. */
export const ACCESS_STATES: States = {
  access: async ({ page }) => {
    await signsInAs(page, 'shopper');
    await expect(page).toHaveURL(PROFILE);
    // As if another browser had signed in. No page is open that would still ask with the session of that one.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: /session/ });
    const { happened, sessions } = await open(page);
    await expect(page.getByText(sessions.elsewhere).first()).toBeVisible();
    await expect(page.getByText(happened['signed-in'](''), { exact: true }).first()).toBeVisible();
  },
  'access-every-kind': async ({ page }) => {
    await answerHistory(page, { events: EVERY_KIND, hasMore: true });
    const { events } = await open(page);
    await expect(page.getByRole('button', { name: events.older })).toBeVisible();
  },
  'access-empty': async ({ page }) => {
    await answerHistory(page, { events: [], hasMore: false });
    const { events } = await open(page);
    await expect(page.getByText(events.empty)).toBeVisible();
  },
  'access-loading': async ({ page }) => {
    await hold(page, ACCESS_HISTORY);
    await hold(page, OWN_SESSIONS);
    const { events } = await open(page);
    await expect(page.getByText(events.loading)).toBeVisible();
  },
  'access-failed': async ({ page }) => {
    await refuse(page, ACCESS_HISTORY);
    await refuse(page, OWN_SESSIONS);
    const { events, sessions } = await open(page);
    await expect(page.getByText(events.failed)).toBeVisible();
    await expect(page.getByText(sessions.failed)).toBeVisible();
  },
  'access-sign-in-first': async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText((await wordsOf(page)).signInFirst)).toBeVisible();
  },
};

const PATH = '/access-history';

const EVERY_KIND: History['events'] = ACCESS_KINDS.map((what, place) => ({
  position: ACCESS_KINDS.length - place,
  at: '2026-11-16T16:00:00.000Z',
  what,
  who: /view|agent/.test(what) ? 'agent' : 'another-account',
  agentNumber: 'a-number-of-an-agent-that-is-longer-than-a-phone-is-wide-0123456789',
  times: what.endsWith('refused') ? 1000 : 1,
}));

const answerHistory = (page: Page, json: History) => page.route(ACCESS_HISTORY, (route) => route.fulfill({ json }));

const wordsOf = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es' ? spanish : accessHistory;

async function open(page: Page) {
  await staysShopper(page, 'shopper');
  await page.goto(PATH);
  return wordsOf(page);
}
