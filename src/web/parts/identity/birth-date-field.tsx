import { applyMask } from '#domain/forms/mask.ts';
import { BIRTH_DATE_PARTS, type BirthDatePart } from '#domain/identity/birth-date-fields.ts';
import { useImportsTexts } from '#web/data/page-texts.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import styles from './birth-date-field.module.css';

type Part = { id: string; name: string; value: string; error: string | null; onValue: (value: string) => void };

type Props = {
  label: string;
  hint: string;
  /** What the form knows of each box. */
  partOf: (name: BirthDatePart) => Part;
};

const PARTS = {
  dobMonth: { label: 'month', format: 'monthFormat', autoComplete: 'bday-month', mask: '00' },
  dobDay: { label: 'day', format: 'dayFormat', autoComplete: 'bday-day', mask: '00' },
  dobYear: { label: 'year', format: 'yearFormat', autoComplete: 'bday-year', mask: '0000' },
} as const;

/** Three boxes that are one field: one name for all, and one fault. IDENT-631. */
export function BirthDateField({ label, hint, partOf }: Props) {
  const { personForm: words } = useImportsTexts();
  const parts = BIRTH_DATE_PARTS.map((name) => ({ ...partOf(name), ...PARTS[name] }));
  const fault = parts.find(({ error }) => error !== null)?.error ?? null;
  const groupId = parts[0]?.id;

  return (
    <fieldset className={styles.birthDate} aria-describedby={`${groupId}-hint ${groupId}-error`}>
      <legend className="ds-c-label">{label}</legend>
      <p className="quiet" id={`${groupId}-hint`}>
        {hint}
      </p>
      <div className={styles.parts}>
        {parts.map((part) => (
          <div key={part.name} className={part.mask.length > 2 ? styles.year : undefined}>
            <label htmlFor={part.id}>{words[part.label]}</label>
            <input
              id={part.id}
              className={part.error ? 'ds-c-field ds-c-field--error' : 'ds-c-field'}
              name={part.name}
              value={part.value}
              onChange={({ target }) => part.onValue(applyMask(part.mask, target.value))}
              placeholder={words[part.format]}
              inputMode="numeric"
              autoComplete={part.autoComplete}
              maxLength={part.mask.length}
              aria-invalid={part.error !== null}
              aria-describedby={`${groupId}-error`}
            />
          </div>
        ))}
      </div>
      <FieldError id={`${groupId}-error`}>{fault}</FieldError>
    </fieldset>
  );
}
