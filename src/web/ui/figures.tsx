type Props = {
  figures: readonly { label: string; value: string | null }[];
  /** What stands where a figure is not known. */
  unknown: string;
};

/** The numbers of one thing side by side, each under its name. */
export const Figures = ({ figures, unknown }: Props) => (
  <dl className="figures">
    {figures.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={value === null || !/\d/.test(value) ? 'figure-words' : undefined}>{value ?? unknown}</dd>
      </div>
    ))}
  </dl>
);
