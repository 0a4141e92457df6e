import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './text-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value'> & {
  id: string;
  label: string;
  hint?: string;
  error: string | null;
  value: string;
  onValue: (value: string) => void;
  /** What stands beside the field. */
  children?: ReactNode;
};

export const TextField = ({ id, label, hint, error, onValue, children, ...input }: Props) => (
  <div className={styles.field}>
    <label className="ds-c-label" htmlFor={id}>
      {label}
    </label>
    {hint && (
      <p className="quiet" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    <div className={styles.line}>
      <input
        {...input}
        id={id}
        className={error ? 'ds-c-field ds-c-field--error' : 'ds-c-field'}
        onChange={({ target }) => onValue(target.value)}
        aria-invalid={error !== null}
        aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
      />
      {children}
    </div>
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </div>
);
