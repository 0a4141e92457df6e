import type { Language } from '#domain/language/language.ts';
import type { Bootstrap } from './bootstrap.ts';
import type { PageId } from './pages.ts';

/** From here on a screen counts as a desktop, as in the style sheets. Decision SHELL-609. */
export const DESKTOP_FROM = 1024;
/** A screen that is narrower has no room for more than two columns. */
const PHONE_BELOW = 768;

/** How wide the browser is taken to be before it can say so itself, as it is asked. */
export const SCREENS = {
  phone: `not all and (min-width: ${PHONE_BELOW}px)`,
  desktop: `(min-width: ${DESKTOP_FROM}px)`,
} as const;
export type Screen = keyof typeof SCREENS;

/** What a page starts with, as it stands in the page: an element of JSON each; null where it has none. */
export type StartData = {
  boot: Bootstrap;
  place: string | null;
  plans: string | null;
  compared: string | null;
  profile: string | null;
  example: string | null;
};

/** The pages that are opened first, by an address that says what they show: the server draws their first view. */
export const DRAWN_PAGES: ReadonlySet<PageId> = new Set([
  'home',
  'plan-list',
  'plan-details',
  'plan-compare',
  'shopper-profile',
]);

export type PageToDraw = StartData & {
  id: PageId;
  language: Language;
  /** The path and the query, as the browser asked for them. */
  address: string;
  screen: Screen;
};

/** The markup of a page, and what the browser's tab says of it. */
export type FirstView = { markup: string; title: string };

/**
 * The first view of a page, by the program that draws it in the browser too.
 * @throws when it can not be drawn: the browser then draws it alone.
 */
export type DrawPage = (page: PageToDraw) => Promise<FirstView>;
