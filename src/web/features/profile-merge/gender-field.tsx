import { useImportsTexts } from '#web/data/page-texts.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import styles from './profile-merge.module.css';

type Props = { id: string; name: string; value: string; error: string | null; onValue: (value: string) => void };

/** IDENT-600: f and m are what is sent. */
export function GenderField({ id, name, value, error, onValue }: Props) {
  const { personForm, profileMerge: words } = useImportsTexts();

  return (
    <fieldset className={styles.gender} aria-describedby={`${id}-error`}>
      <legend className="ds-c-label">{words.required(personForm.gender)}</legend>
      <div className={styles.genders}>
        {(['f', 'm'] as const).map((gender, place) => (
          <label key={gender} className="choice-row">
            <input
              type="radio"
              // The first of them takes the focus when none is chosen.
              id={place === 0 ? id : undefined}
              name={name}
              value={gender}
              checked={value === gender}
              aria-describedby={`${id}-error`}
              onChange={() => onValue(gender)}
            />
            {personForm.genders[gender]}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
