import type { BrowserContext, Page, Route } from '@playwright/test';
import { problems } from '#content/en/problems.ts';
import { PROBLEMS, type ProblemCode, type ProblemReply } from '#contract/problem.ts';

export const PLANS_OF_YEAR = /\/landrover\/api\/Users\/[^/]+\/plans\/\d{4}$/;
export const ONE_PLAN = /\/landrover\/api\/Users\/[^/]+\/plans\/[^/]{11}\/\d{4}(\?|$)/;
export const SYSTEM_DATE = /\/landrover\/api\/systemDate$/;
export const ACCESS_HISTORY = /\/landrover\/api\/access-history/;
export const DELETION_RECEIPT = /\/landrover\/api\/deletions\//;
export const OWN_DATA = /\/landrover\/api\/Users\/[^/]+\/export$/;
export const OWN_SESSIONS = /\/landrover\/api\/sessions$/;
export const COUNTIES = /\/geolocationinfo\/counties\//;
export const PLAN_SEARCH = /\/planinfo\//;
/** Marks the refusals that a test makes itself, so that the server's own still count as faults. */
export const REFUSED_HERE = 'x-refused-by-the-test';
const EVERY_CALL = /\/(landrover|geolocationinfo|planinfo)\//;

type Where = Page | BrowserContext;
type Refusal = { method?: string; code?: ProblemCode };

/** The server refuses such calls from now on, until `stop`. */
export async function refuse(where: Where, path: RegExp, { method = 'GET', code = 'unexpected' }: Refusal = {}) {
  const handler = (route: Route) => (route.request().method() === method ? answer(route, code) : route.fallback());
  await where.route(path, handler);
  return { stop: () => where.unroute(path, handler) };
}

/** Such calls wait for `letGo`, so that a test can look at the page in between. */
export async function hold(where: Where, path: RegExp, method = 'GET') {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const handler = async (route: Route) => {
    if (route.request().method() === method) await gone;
    await route.fallback();
  };
  await where.route(path, handler);
  return { letGo, stop: () => where.unroute(path, handler) };
}

/** The server does such calls at once, but its answers reach the page only with `letGo`, one at a time. */
export async function holdAnswers(page: Page, method: string, path: RegExp) {
  type Held = { heldAnswers: (() => void)[] };
  await page.addInitScript(
    ([heldMethod = '', pattern = '']) => {
      const held: (() => void)[] = [];
      Object.assign(window, { heldAnswers: held });
      const { fetch } = window;
      window.fetch = async (input, init) => {
        const answer = await fetch(input, init);
        if (init?.method === heldMethod && new RegExp(pattern).test(answer.url)) {
          await new Promise<void>((resolve) => held.push(resolve));
        }
        return answer;
      };
    },
    [method, path.source],
  );
  const hasOne = () => page.waitForFunction(() => (window as unknown as Held).heldAnswers.length > 0);
  const letGo = async () => {
    await hasOne();
    await page.evaluate(() => (window as unknown as Held).heldAnswers.shift()?.());
  };
  return { hasOne, letGo };
}

/** Pages come without what their person has saved, as when the server can not read it, and so ask for it. */
export const withoutSavedInPage = (page: Page) =>
  page.addInitScript(() => {
    // The page has come whole by then, and its programs have not begun.
    document.addEventListener('readystatechange', () => document.getElementById('profile')?.remove());
  });

/** Every call takes so much longer. */
export const slowDown = (where: Where, milliseconds: number) =>
  where.route(EVERY_CALL, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

function answer(route: Route, code: ProblemCode): Promise<void> {
  const status = PROBLEMS[code];
  const body: ProblemReply = { ...problems[code], type: `/problems/${code}`, status, instance: 'test', code };
  const headers = { 'content-type': 'application/problem+json', [REFUSED_HERE]: 'yes' };
  return route.fulfill({ status, headers, body: JSON.stringify(body) });
}
