import { FieldError } from '#web/ui/field-error.tsx';
import styles from './form-parts.module.css';

type Props = {
  id: string;
  label: string;
  hint: string;
  value: string;
  error: string | null;
  onValue: (value: string) => void;
};

export const TickField = ({ id, label, hint, value, error, onValue }: Props) => (
  <div className={styles.tick}>
    <label className="choice-row">
      <input
        id={id}
        type="checkbox"
        checked={value === 'yes'}
        aria-invalid={error !== null}
        aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
        onChange={({ target }) => onValue(target.checked ? 'yes' : '')}
      />
      <span>{label}</span>
    </label>
    {hint && (
      <p className="quiet" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </div>
);
