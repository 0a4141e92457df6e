import type { ReactNode } from 'react';
import { useStart } from '#web/lib/start-context.ts';

/** The words of the source are English on every page, and are to be read aloud as such. */
export function SourceWords({ children }: { children: ReactNode }) {
  const { language } = useStart();
  return language === 'en' ? children : <span lang="en">{children}</span>;
}

/** For lists of facts that are made outside of a component. */
export const sourceWords = (words: string) => <SourceWords>{words}</SourceWords>;
