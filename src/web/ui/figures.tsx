import type { ReactNode } from 'react';

type Props = {
  /** What is shown is the value, unless it is drawn another way. */
  figures: readonly { label: string; value: string | null; shown?: ReactNode }[];
  /** What stands where a figure is not known. */
  unknown: string;
};

/** What is longer is a sentence, with the names of drugs in it, and too wide for a column of figures. */
const LONGEST_FIGURE = 32;

function classOf(value: string | null): string | undefined {
  if (value === null || !/\d/.test(value)) return 'figure-words';
  return value.length > LONGEST_FIGURE ? 'figure-sentence' : undefined;
}

/** The numbers of one thing side by side, each under its name. */
export const Figures = ({ figures, unknown }: Props) => (
  <dl className="figures">
    {figures.map(({ label, value, shown }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={classOf(value)}>{value === null ? unknown : (shown ?? value)}</dd>
      </div>
    ))}
  </dl>
);
