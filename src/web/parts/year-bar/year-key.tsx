import { useId } from 'react';
import type { YearCostPart } from '#domain/plan-search/year-cost.ts';
import styles from './year-bar.module.css';
import { fillOf, YearPatterns } from './year-patterns.tsx';

export type KeyKind = YearCostPart | 'worst' | 'unknown';

/** How one part of a bar is drawn, for the eye: its name stands beside it. */
export function YearKey({ kind }: { kind: KeyKind }) {
  const id = useId();

  return (
    <svg className={styles.key} width="20" height="12" aria-hidden="true">
      {kind === 'worst' && (
        <>
          <line className={styles.reach} x1="1" x2="18" y1="6" y2="6" />
          <line className={styles.most} x1="18" x2="18" y1="1" y2="11" />
        </>
      )}
      {kind === 'unknown' && <rect className={styles.unknown} x="1" y="1" width="18" height="10" />}
      {kind !== 'worst' && kind !== 'unknown' && (
        <>
          <YearPatterns id={id} />
          <rect className={styles[kind]} x="1" y="1" width="18" height="10" fill={fillOf(kind, id)} />
        </>
      )}
    </svg>
  );
}
