import { identityFields } from '#domain/identity/identity-form.ts';
import { extrasToWrite } from '#domain/prospects/prospect-form.ts';
import { useImportsTexts, useProspectsTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { BirthDateField } from '#web/parts/identity/birth-date-field.tsx';
import { MaskedField } from '#web/ui/masked-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Choices } from './choices.tsx';
import type { Form } from './prospect-form.tsx';

/** What the person will be asked for follows from who they are. */
export function PersonFields({ form }: { form: Form }) {
  const { form: words } = useProspectsTexts();
  const { personForm } = useImportsTexts();
  const { today } = useToday();
  const extras = extrasToWrite(form.values.profileType);
  const { maskOf } = identityFields(extras, today);
  const gender = form.field('gender');

  return (
    <>
      <h2>{words.person}</h2>
      <p className="quiet">{words.proof}</p>
      <TextField {...form.field('firstName')} label={personForm.firstName} autoComplete="off" maxLength={60} />
      <TextField {...form.field('lastName')} label={personForm.lastName} autoComplete="off" maxLength={60} />
      <TextField {...form.field('email')} label={personForm.email} type="email" autoComplete="off" maxLength={254} />
      <BirthDateField label={personForm.birthDate} hint={words.dateHint} partOf={form.field} />
      {extras.includes('gender') && (
        <Choices
          id={gender.id}
          legend={personForm.gender}
          kind="radio"
          options={personForm.genders}
          chosen={gender.value === 'f' || gender.value === 'm' ? [gender.value] : []}
          error={gender.error}
          onValue={([chosen]) => gender.onValue(chosen ?? '')}
        />
      )}
      {extras.includes('mbi') && (
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
      )}
      {extras.includes('zipCode') && (
        <MaskedField
          {...form.field('zipCode')}
          mask={maskOf('zipCode') ?? ''}
          label={personForm.zipCode}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </>
  );
}
