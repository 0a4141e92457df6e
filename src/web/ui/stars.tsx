import styles from './stars.module.css';
/** The short form is seen, the long one is heard. The star is drawn, since the shipped face has none. */
export const Stars = ({ short, long }: { short: string; long: string }) => (
  <span className={styles.stars}>
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d="M12 1.8l3.1 6.6 7.2.9-5.3 5 1.4 7.1L12 17.9l-6.4 3.5L7 14.3l-5.3-5 7.2-.9z" />
    </svg>
    <span aria-hidden="true">{short}</span>
    <span className="visually-hidden">{long}</span>
  </span>
);
