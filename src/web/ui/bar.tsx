import styles from './bar.module.css';

type Props = { value: number; highest: number; kind: 'first' | 'second' };

/**
 * A bar for the eye, drawn as the picture of a year is; the figure stands beside it. It is drawn, and not a coloured
 * ground, so that paper shows it too.
 */
export const Bar = ({ value, highest, kind }: Props) => (
  <svg className={styles.bar} width="100%" height="14" aria-hidden="true">
    {value > 0 && (
      <rect className={styles[kind]} y="2" height="10" width={`${Math.max(1, Math.round((value / highest) * 100))}%`} />
    )}
    <line className={styles.start} x1="0" x2="0" y1="0" y2="14" />
  </svg>
);
