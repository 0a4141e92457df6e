import type { Bootstrap, ComparedOfPage, PlaceOfPage, PlansOfPage } from '#contract/bootstrap.ts';
import type { ExampleYear } from '#contract/example-year.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { ALL_FLAGS_OFF } from '#domain/flags/flags.ts';
import { DEFAULT_IDLE_SECONDS, WARNING_SECONDS } from '#domain/session/idle-limit.ts';
import { NEWCOMER, readBootstrap } from '#web/data/viewer.ts';
import { logOnce } from '#web/lib/log-once.ts';

/** What the page starts with. The date is null when the server could not be asked. */
export type Start = Omit<Bootstrap, 'systemDate'> & { systemDate: string | null };

/** The server writes it into the page; without it (as under Vite) it is asked for. */
export async function readStart(page: Document): Promise<Start> {
  const written = readFromPage<Bootstrap>(page, 'boot');
  if (written) return written;
  try {
    return await readBootstrap();
  } catch {
    logOnce('the page could not be started from the server');
    return onItsOwn(page);
  }
}

/** Null where the address has no ZIP code, and under Vite. */
export const readPlace = (page: Document) => readFromPage<PlaceOfPage>(page, 'place');

/** Null on every page but a plan list whose address says which county and year. */
export const readPlans = (page: Document) => readFromPage<PlansOfPage>(page, 'plans');

/** Null on every page but a comparison whose address says which plans and year. */
export const readCompared = (page: Document) => readFromPage<ComparedOfPage>(page, 'compared');

/** Null on every page but home, and there until the server has an example. */
export const readExample = (page: Document) => readFromPage<ExampleYear>(page, 'example');

/**
 * Null for whoever has nothing saved, or looks on. It is read once and leaves the page: a page that stays open after
 * its person has gone holds nothing of theirs.
 */
export function takeProfile(page: Document) {
  const profile = readFromPage<ProfileReply>(page, 'profile');
  page.getElementById('profile')?.remove();
  return profile;
}

function readFromPage<Data>(page: Document, id: string): Data | null {
  const text = page.getElementById(id)?.textContent;
  try {
    return text ? (JSON.parse(text) as Data) : null;
  } catch {
    logOnce('the start data in the page can not be read');
    return null;
  }
}

// Enough to show a page that says what is wrong: nothing is offered that the server did not allow.
const onItsOwn = (page: Document): Start => ({
  viewer: NEWCOMER,
  brand: page.documentElement.getAttribute('data-brand') === 'uhc' ? 'uhc' : 'aarp',
  language: page.documentElement.lang.startsWith('es') ? 'es' : 'en',
  systemDate: null,
  season: { windows: [] },
  environment: 'Dev',
  flags: ALL_FLAGS_OFF,
  limits: { idleSeconds: DEFAULT_IDLE_SECONDS, warningSeconds: WARNING_SECONDS },
  providerPartnerCode: 'unknown',
  editions: [],
});
