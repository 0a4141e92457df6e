import type { ReactNode } from 'react';
import { useStart } from '#web/lib/start-context.ts';
import { WholeWords } from './whole-words.tsx';

/** What kind of plan a name ends with: '(HMO D-SNP)', of which a line would leave 'SNP)' alone on the next. */
const KIND = /\([^()]*-[^()]*\)$/;

/** The words of the source are English on every page, and are to be read aloud as such. */
export function SourceWords({ children }: { children: ReactNode }) {
  const { language } = useStart();
  const words = typeof children === 'string' && KIND.test(children) ? <WholeWords>{children}</WholeWords> : children;
  return language === 'en' ? words : <span lang="en">{words}</span>;
}

/** For lists of facts that are made outside of a component. */
export const sourceWords = (words: string) => <SourceWords>{words}</SourceWords>;
