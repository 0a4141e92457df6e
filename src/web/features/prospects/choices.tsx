import { useId } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';
import styles from './prospects.module.css';

type Props<Value extends string> = {
  id: string;
  legend: string;
  kind: 'radio' | 'checkbox';
  options: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  error: string | null;
  onValue: (chosen: Value[]) => void;
};

/** One of a few, or several of them. Its id stands at the first one, where a fault leads. */
export function Choices<Value extends string>({ id, legend, kind, options, chosen, error, onValue }: Props<Value>) {
  const name = useId();
  const all = Object.entries(options) as [Value, string][];
  const toggle = (value: Value) =>
    onValue(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);

  return (
    <fieldset className={styles.choices} aria-describedby={`${id}-error`}>
      <legend>{legend}</legend>
      {all.map(([value, label], index) => (
        <label className="choice-row" key={value}>
          <input
            {...(index === 0 && { id })}
            type={kind}
            name={name}
            checked={chosen.includes(value)}
            onChange={() => (kind === 'radio' ? onValue([value]) : toggle(value))}
          />
          <span>{label}</span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
