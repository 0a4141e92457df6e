import styles from './big-figure.module.css';

type Props = {
  label: string;
  value: string;
  /** Words in the place of a number are not as large. */
  isNumber: boolean;
  className?: string | undefined;
};

/** The one large number of a thing, under its name. */
export const BigFigure = ({ label, value, isNumber, className = '' }: Props) => (
  <p className={`${styles.figure} ${className}`}>
    <span className={styles.label}>{label}</span>{' '}
    <strong className={isNumber ? styles.number : styles.words}>{value}</strong>
  </p>
);
