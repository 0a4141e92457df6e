import type { ReactNode } from 'react';
import styles from './figures.module.css';

type Props = {
  /** What is shown is the value, unless it is drawn another way. */
  figures: readonly { label: string; value: string | null; shown?: ReactNode }[];
  /** What stands where a figure is not known. */
  unknown: string;
  className?: string | undefined;
};

/** What is longer is a sentence, with the names of drugs in it, and too wide for a column of figures. */
const LONGEST_FIGURE = 32;

function kindOf(value: string | null): 'words' | 'sentence' | undefined {
  if (value === null || !/\d/.test(value)) return 'words';
  return value.length > LONGEST_FIGURE ? 'sentence' : undefined;
}

/** The numbers of one thing side by side, each under its name. */
export const Figures = ({ figures, unknown, className = '' }: Props) => (
  <dl className={`${styles.figures} ${className}`}>
    {figures.map(({ label, value, shown }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-shows={kindOf(value)}>{value === null ? unknown : (shown ?? value)}</dd>
      </div>
    ))}
  </dl>
);
