import { createContext, useContext } from 'react';
import type { BrandEntry } from '#content/brands/brand-table.ts';
import type { Texts } from '#content/en/texts.ts';
import type { Bootstrap } from '#contract/bootstrap.ts';

/** What stays the same for as long as the page is open. */
export type StartContextValue = Pick<
  Bootstrap,
  'language' | 'flags' | 'editions' | 'limits' | 'providerPartnerCode'
> & {
  site: BrandEntry;
  texts: Texts;
};

export const StartContext = createContext<StartContextValue | null>(null);

export function useStart(): StartContextValue {
  const start = useContext(StartContext);
  if (!start) throw new Error('useStart needs a StartContext above it');
  return start;
}

export const useTexts = () => useStart().texts;
