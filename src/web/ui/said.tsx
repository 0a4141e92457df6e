import { Fragment, type ReactNode } from 'react';
import { useStart } from '#web/lib/start-context.ts';

/** A text of ours, or one that the source has in English alone. */
export type SaidText = { text: string; isSource: boolean };

export const ours = (text: string): SaidText => ({ text, isSource: false });

/** The words of the source are read aloud as English, and marked as such, on a page that is not. */
export function EnglishText({ children }: { children: ReactNode }) {
  const { language, texts } = useStart();
  if (language === 'en') return children;
  return (
    <>
      <span lang="en">{children}</span> <span className="quiet">({texts.planFacts.inEnglish})</span>
    </>
  );
}

type Props = {
  said: readonly SaidText[];
  between?: string;
  /** How a text is drawn, where it is more than its letters. */
  draw?: (text: string) => ReactNode;
};

/** The parts of a value, one after the other. */
export function Said({ said, between = '; ', draw = (text) => text }: Props) {
  return said.map(({ text, isSource }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one value never change their order.
    <Fragment key={place}>
      {place > 0 && between}
      {isSource ? <EnglishText>{draw(text)}</EnglishText> : draw(text)}
    </Fragment>
  ));
}

/** For lists of facts that are made outside of a component. */
export const said = (...texts: readonly SaidText[]) => <Said said={texts} />;
