import { useId } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';
import styles from './dose-form.module.css';

type Props = {
  id: string;
  legend: string;
  value: string;
  options: readonly { value: string; label: string }[];
  error?: string | null | undefined;
  isDisabled?: boolean;
  onValue: (value: string) => void;
};

/** One of a few, as radio buttons. Its id stands at the first of them, where a fault leads. */
export function ChoiceGroup({ id, legend, value, options, error = null, isDisabled = false, onValue }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.choiceGroup} aria-describedby={`${id}-error`} disabled={isDisabled}>
      <legend>{legend}</legend>
      <div className={styles.choiceLine}>
        {options.map((option, index) => (
          <label className="choice-row" key={option.value}>
            <input
              {...(index === 0 && { id })}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
