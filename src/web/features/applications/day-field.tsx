import { useState } from 'react';
import { applyMask } from '#domain/forms/mask.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import styles from './day-field.module.css';

type Props = {
  id: string;
  label: string;
  hint: string;
  value: string;
  error: string | null;
  isBirthday: boolean;
  onValue: (value: string) => void;
  onLeave: () => void;
};

const PARTS = ['month', 'day', 'year'] as const;
type Part = (typeof PARTS)[number];
type Typed = Record<Part, string>;

const MASKS: Typed = { month: '00', day: '00', year: '0000' };
const AUTO_COMPLETE: Typed = { month: 'bday-month', day: 'bday-day', year: 'bday-year' };

/** Half a day is kept too, as far as it was typed. */
function dayOf({ month, day, year }: Typed): string {
  const pad = (part: string) => (part === '' ? '' : part.padStart(2, '0'));
  return month || day || year ? `${year}-${pad(month)}-${pad(day)}` : '';
}

function partsOf(value: string): Typed {
  const [year = '', month = '', day = ''] = value.split('-');
  return { month, day, year };
}

/** Three boxes that are one field, with one fault. */
export function DayField({ id, label, hint, value, error, isBirthday, onValue, onLeave }: Props) {
  const { form: words } = useApplicationTexts().application;
  const [typed, setTyped] = useState(() => partsOf(value));
  // What another window answered, or a choice elsewhere on the page, takes the place of what stands here.
  const shown = dayOf(typed) === value ? typed : partsOf(value);

  const change = (part: Part, text: string) => {
    const next = { ...shown, [part]: applyMask(MASKS[part], text) };
    setTyped(next);
    onValue(dayOf(next));
  };

  return (
    <fieldset className={styles.dayField} aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}>
      <legend className="ds-c-label">{label}</legend>
      {hint && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <div key={part} className={part === 'year' ? styles.year : undefined}>
            <label htmlFor={part === 'month' ? id : `${id}-${part}`}>{words[part]}</label>
            <input
              id={part === 'month' ? id : `${id}-${part}`}
              className={error ? 'ds-c-field ds-c-field--error' : 'ds-c-field'}
              value={shown[part]}
              onChange={({ target }) => change(part, target.value)}
              onBlur={onLeave}
              inputMode="numeric"
              autoComplete={isBirthday ? AUTO_COMPLETE[part] : 'off'}
              maxLength={MASKS[part].length}
              aria-invalid={error !== null}
              aria-describedby={`${id}-error`}
            />
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
