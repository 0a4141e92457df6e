import type { ReactNode } from 'react';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import styles from './plan-details.module.css';

type Props = {
  id: string;
  title: string;
  /** Null where the sources hold nothing of it. */
  source: string | null;
  children: ReactNode;
};

/** Facts that belong together, with where they come from below them. */
export function FactGroup({ id, title, source, children }: Props) {
  const { planDetails } = usePlanDetailsTexts();

  return (
    <section className={styles.factGroup} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {source && <p className={`${styles.factSource} quiet`}>{planDetails.source(source)}</p>}
    </section>
  );
}
