import styles from './bar.module.css';

type Props = { value: number; highest: number; kind: 'first' | 'second' };

const WIDE = 100;

/** A bar for the eye; the figure stands beside it. It is drawn, and not a coloured ground, so that paper shows it too. */
export const Bar = ({ value, highest, kind }: Props) => (
  <svg
    className={`${styles.bar} ${styles[kind]}`}
    viewBox={`0 0 ${WIDE} 1`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect width={highest > 0 ? Math.round((value / highest) * WIDE) : 0} height="1" />
  </svg>
);
