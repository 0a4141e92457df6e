import type { ReactNode } from 'react';

type Props = {
  /** What is shown is the value, unless it is drawn another way. */
  figures: readonly { label: string; value: string | null; shown?: ReactNode }[];
  /** What stands where a figure is not known. */
  unknown: string;
};

/** The numbers of one thing side by side, each under its name. */
export const Figures = ({ figures, unknown }: Props) => (
  <dl className="figures">
    {figures.map(({ label, value, shown }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={value === null || !/\d/.test(value) ? 'figure-words' : undefined}>
          {value === null ? unknown : (shown ?? value)}
        </dd>
      </div>
    ))}
  </dl>
);
