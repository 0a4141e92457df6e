import { useId } from 'react';
import styles from './year-toggle.module.css';

type Props = {
  label: string;
  years: readonly number[];
  chosen: number;
  onChoose: (year: number) => void;
  describedBy?: string;
};

/** Nothing to choose from is not drawn. PLAN-005. */
export function YearToggle({ label, years, chosen, onChoose, describedBy }: Props) {
  const name = useId();
  if (years.length < 2) return null;

  return (
    <fieldset className={styles.yearToggle} aria-describedby={describedBy}>
      <legend className="visually-hidden">{label}</legend>
      {years.map((year) => (
        <label key={year}>
          <input type="radio" name={name} value={year} checked={year === chosen} onChange={() => onChoose(year)} />
          <span>{year}</span>
        </label>
      ))}
    </fieldset>
  );
}
