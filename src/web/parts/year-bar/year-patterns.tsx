import type { YearCostPart } from '#domain/plan-search/year-cost.ts';
import styles from './year-bar.module.css';

/** How a part is filled: each can be told apart without colour, on paper and in forced colours too. */
export const fillOf = (part: YearCostPart, id: string) => (part === 'premium' ? undefined : `url(#${part}-${id})`);

/** The patterns of one drawing, under names of its own. */
export const YearPatterns = ({ id }: { id: string }) => (
  <defs>
    <pattern
      id={`covered-drugs-${id}`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect className={styles.ground} width="6" height="6" />
      <rect className={styles.stripe} width="3" height="6" />
    </pattern>
    <pattern id={`not-covered-drugs-${id}`} width="5" height="5" patternUnits="userSpaceOnUse">
      <rect className={styles.apartGround} width="5" height="5" />
      <circle className={styles.dot} cx="2.5" cy="2.5" r="1.4" />
    </pattern>
  </defs>
);
