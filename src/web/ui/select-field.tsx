import { FieldError } from './field-error.tsx';
import styles from './select-field.module.css';

type Props = {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  error?: string | null;
  onValue: (value: string) => void;
};

export const SelectField = ({ id, label, value, options, error = null, onValue }: Props) => (
  <div className={styles.selectField}>
    <label className="ds-c-label" htmlFor={id}>
      {label}
    </label>
    <select
      id={id}
      value={value}
      aria-invalid={error !== null}
      aria-describedby={`${id}-error`}
      onChange={({ target }) => onValue(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </div>
);
