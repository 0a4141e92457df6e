import { useState } from 'react';
import type { BirthDatePart } from '#domain/identity/birth-date-fields.ts';
import {
  detailsToImport,
  type ImportField,
  type ImportValues,
  importFaults,
  importFields,
} from '#domain/imports/import-form.ts';
import { useImportsTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { BirthDateField } from '#web/parts/identity/birth-date-field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { MaskedField } from '#web/ui/masked-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './imports.module.css';
import { SampleCard } from './sample-card.tsx';

const EMPTY: ImportValues = {
  firstName: '',
  lastName: '',
  dobMonth: '',
  dobDay: '',
  dobYear: '',
  zipCode: '',
  mbi: '',
  isAttested: false,
};

export type ImportDetailsSent = ReturnType<typeof detailsToImport>;

type Props = {
  /** As it is kept with the import, word for word. Decision IMPORT-603. */
  attestation: string;
  onSubmit: (details: ImportDetailsSent) => void;
  onCancel: () => void;
};

/** Who somebody is, as their card says it. IMPORT-603 to IMPORT-605. */
export function ImportDetails({ attestation, onSubmit, onCancel }: Props) {
  const { imports, personForm } = useImportsTexts();
  const { dialog: words } = imports;
  const { today } = useToday();
  const [isCardShown, setCardShown] = useState(false);
  const { maskOf } = importFields(today);
  const form = useForm<ImportValues>({
    start: EMPTY,
    check: (values) =>
      Object.fromEntries(importFaults(values, today).map((field) => [field, personForm.errors[errorOf(field)]])),
    onGood: (values) => onSubmit(detailsToImport(values)),
    follows: true,
  });
  const attested = form.field('isAttested');

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate data-view="details">
      <p>{words.intro}</p>
      <Notice tone="note">
        <p>{words.match}</p>
      </Notice>
      <TextField {...form.field('firstName')} label={personForm.firstName} autoComplete="given-name" maxLength={50} />
      <TextField {...form.field('lastName')} label={personForm.lastName} autoComplete="family-name" maxLength={50} />
      <BirthDateField
        label={personForm.birthDate}
        hint={words.dateHint}
        partOf={(name: BirthDatePart) => form.field(name)}
      />
      <MaskedField
        {...form.field('zipCode')}
        mask={maskOf('zipCode') ?? ''}
        label={personForm.zipCode}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <MaskedField
        {...form.field('mbi')}
        mask={maskOf('mbi') ?? ''}
        label={personForm.mbi}
        hint={words.mbiHint}
        placeholder={personForm.mbiFormat}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <button
          type="button"
          className="link-button"
          aria-expanded={isCardShown}
          onClick={() => setCardShown(!isCardShown)}
        >
          {words.whereToFind}
        </button>
        {isCardShown && <SampleCard />}
      </div>
      <div>
        <label className={styles.attest}>
          <input
            type="checkbox"
            id={attested.id}
            name={attested.name}
            checked={attested.value}
            aria-invalid={attested.error !== null}
            aria-describedby={`${attested.id}-error`}
            onChange={({ target }) => attested.onValue(target.checked)}
          />
          <span>{attestation}</span>
        </label>
        <FieldError id={`${attested.id}-error`}>{attested.error}</FieldError>
      </div>
      <div className="actions">
        <button type="submit" className="ds-c-button ds-c-button--solid">
          {words.submit}
        </button>
        <button type="button" className="ds-c-button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

function errorOf(field: ImportField) {
  if (field === 'isAttested') return 'attestation';
  return field === 'dobMonth' || field === 'dobDay' || field === 'dobYear' ? 'birthDate' : field;
}
