import { FieldError } from '#web/ui/field-error.tsx';
import styles from './form-parts.module.css';

type Props = {
  id: string;
  label: string;
  hint: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  error: string | null;
  onValue: (value: string) => void;
};

/** One of a few. Its id stands at the first one, where a fault leads. */
export const ChoiceField = ({ id, label, hint, value, choices, error, onValue }: Props) => (
  <fieldset className={styles.choices} aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}>
    <legend>{label}</legend>
    {hint && (
      <p className="quiet" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {choices.map((choice, place) => (
      <label className="choice-row" key={choice.value}>
        <input
          {...(place === 0 && { id })}
          type="radio"
          name={id}
          value={choice.value}
          checked={value === choice.value}
          aria-describedby={`${id}-error`}
          onChange={() => onValue(choice.value)}
        />
        <span>{choice.label}</span>
      </label>
    ))}
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </fieldset>
);
