import { useId } from 'react';
import type { MonthCost } from '#domain/drug-cost/month-parts.ts';
import type { Cents } from '#domain/money/cents.ts';
import styles from './year-bar.module.css';
import { YearSpans } from './year-spans.tsx';

/** A month drawn as a year is, for the eye: its figures stand beside it. */
export function MonthBar({ month, longest }: { month: MonthCost; longest: Cents }) {
  const id = useId();
  return (
    <svg className={styles.month} width="100%" height="22" aria-hidden="true">
      <YearSpans id={id} year={{ ...month, worst: null }} longest={longest} />
    </svg>
  );
}
