import styles from './spinner.module.css';

/** Stands above words that say what is going on. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
