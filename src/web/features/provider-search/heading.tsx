import { createContext, type ReactNode, type Ref, useContext } from 'react';

/** In the overlay the parts of the search stand one level lower than on a page of their own. */
export const HeadingLevel = createContext<2 | 3>(2);

type Props = {
  id?: string;
  /** One below the parts of the search. */
  isOfProvider?: boolean;
  className?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function Heading({ id, isOfProvider = false, className, headingRef, children }: Props) {
  const level = useContext(HeadingLevel) + (isOfProvider ? 1 : 0);
  const Element = `h${level}` as 'h2' | 'h3' | 'h4';
  return (
    <Element id={id} ref={headingRef} tabIndex={-1} className={className}>
      {children}
    </Element>
  );
}
