import { createContext, useContext } from 'react';
import type { BrandEntry } from '#content/brands/brand-table.ts';
import type { Texts } from '#content/en/texts.ts';
import type { Bootstrap } from '#contract/bootstrap.ts';
import type { Screen } from '#contract/drawn-page.ts';
import type { ExampleYear } from '#contract/example-year.ts';

/** What stays the same for as long as the page is open. */
export type StartContextValue = Pick<
  Bootstrap,
  'language' | 'flags' | 'editions' | 'limits' | 'providerPartnerCode'
> & {
  site: BrandEntry;
  texts: Texts;
  /** What home shows as an example; none on a page that was opened elsewhere. */
  example?: ExampleYear | null;
  /** For which the server drew the first view. */
  screen?: Screen | undefined;
  /** Hears the title of the page where no browser's tab can take it. */
  onTitle?: (title: string) => void;
};

export const StartContext = createContext<StartContextValue | null>(null);

export function useStart(): StartContextValue {
  const start = useContext(StartContext);
  if (!start) throw new Error('useStart needs a StartContext above it');
  return start;
}

export const useTexts = () => useStart().texts;
