import { createContext, type ReactNode, type Ref, useContext } from 'react';
import styles from './drug-estimator.module.css';

/** In a drawer the steps stand one level lower than on a page of their own. */
export const HeadingLevel = createContext<2 | 3>(2);

type Props = { id?: string; isPart?: boolean; headingRef?: Ref<HTMLHeadingElement>; children: ReactNode };

/** The heading of a step, or of a part of one. */
export function StepHeading({ id, isPart = false, headingRef, children }: Props) {
  const level = useContext(HeadingLevel) + (isPart ? 1 : 0);
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4';
  return (
    <Heading
      id={id}
      ref={headingRef}
      tabIndex={-1}
      className={isPart ? styles.stepPart : styles.stepHeading}
      data-step-heading={!isPart || undefined}
    >
      {children}
    </Heading>
  );
}
