import { type ReactNode, useState } from 'react';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import styles from './form-parts.module.css';

type Props = {
  id: string;
  label: string;
  masked: string;
  error: string | null;
  /** To type another one. */
  children: ReactNode;
};

/** A number that the server keeps: its last characters, and a way to type another one. */
export function SecretField({ id, label, masked, error, children }: Props) {
  const { form: words } = useApplicationTexts().application;
  const [isChanging, setChanging] = useState(masked === '');
  if (isChanging) return children;

  const change = () => {
    setChanging(true);
    // The field takes the place of the button that was pressed.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <div className={styles.kept}>
      <p className="ds-c-label">{label}</p>
      <p>{words.kept(masked.replaceAll('•', '').trim())}</p>
      <button type="button" id={id} className="ds-c-button" aria-describedby={`${id}-error`} onClick={change}>
        {words.change}
        <span className="visually-hidden"> {label}</span>
      </button>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
