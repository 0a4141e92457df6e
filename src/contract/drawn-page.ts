import type { Language } from '#domain/language/language.ts';
import type { Bootstrap } from './bootstrap.ts';
import type { PageId } from './pages.ts';

/** How wide the browser is taken to be before it can say so itself. */
export const SCREENS = ['phone', 'desktop'] as const;
export type Screen = (typeof SCREENS)[number];

/** What a page starts with, as it stands in the page: an element of JSON each; null where it has none. */
export type StartData = {
  boot: Bootstrap;
  place: string | null;
  plans: string | null;
  compared: string | null;
  profile: string | null;
  example: string | null;
};

export type PageToDraw = StartData & {
  id: PageId;
  language: Language;
  /** The path and the query, as the browser asked for them. */
  address: string;
  screen: Screen;
};

/**
 * The markup of a page's first view, by the program that draws it in the browser too.
 * @throws when it can not be drawn: the browser then draws it alone.
 */
export type DrawPage = (page: PageToDraw) => Promise<string>;
