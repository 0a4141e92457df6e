import styles from './loading.module.css';
/** Grey shapes in the place of what comes. A style rule shows them after 200 ms, so that quick answers do not flash. */
export const Loading = ({ label, rows = 3 }: { label: string; rows?: number }) => (
  <div className={`${styles.loading} appear-late`} role="status">
    <p>{label}</p>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move.
      <div className={styles.row} key={row} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    ))}
  </div>
);
