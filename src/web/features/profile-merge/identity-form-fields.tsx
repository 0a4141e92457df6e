import { type ExtraField, identityFields } from '#domain/identity/identity-form.ts';
import { PREFILLED_FIELDS, type Prefilled, type PrefilledField } from '#domain/identity/prefilled.ts';
import { useImportsTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { useAfter } from '#web/lib/use-after.ts';
import { BirthDateField } from '#web/parts/identity/birth-date-field.tsx';
import { MaskedField } from '#web/ui/masked-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { GenderField } from './gender-field.tsx';
import type { IdentityForm } from './use-identity-form.ts';

/** What is filled in is marked a moment later, so that it is seen to come from us. IDENT-627. */
const MARKED_AFTER = 100;

const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name', email: 'email' } as const;

type Props = {
  form: IdentityForm;
  extras: readonly ExtraField[];
  prefilled: Record<PrefilledField, Prefilled>;
};

/** All fields are required, and say so. IDENT-604, IDENT-606. */
export function IdentityFormFields({ form, extras, prefilled }: Props) {
  const { personForm, profileMerge: words } = useImportsTexts();
  const { today } = useToday();
  const isMarked = useAfter(MARKED_AFTER);
  const { maskOf } = identityFields(extras, today);
  const masked = (name: 'mbi' | 'zipCode') => ({ ...form.field(name), mask: maskOf(name) ?? '' });

  return (
    <>
      {PREFILLED_FIELDS.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={words.required(personForm[name])}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={AUTO_COMPLETE[name]}
          maxLength={name === 'email' ? 254 : 60}
          required
          disabled={prefilled[name].isDisabled}
          data-prefilled={isMarked && prefilled[name].value !== '' ? true : undefined}
        />
      ))}
      <p>{words.confirmDetails}</p>
      {extras.includes('gender') && <GenderField {...form.field('gender')} />}
      {extras.includes('mbi') && (
        <MaskedField
          {...masked('mbi')}
          label={words.required(personForm.mbi)}
          hint={words.mbiHint}
          placeholder={personForm.mbiFormat}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
      <BirthDateField label={words.required(personForm.birthDate)} hint={words.dateHint} partOf={form.field} />
      {extras.includes('zipCode') && (
        <MaskedField
          {...masked('zipCode')}
          label={words.required(personForm.zipCode)}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
      )}
    </>
  );
}
