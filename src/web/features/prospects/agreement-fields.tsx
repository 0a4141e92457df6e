import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { type Channel, hasConsented, holdsSince } from '#domain/prospects/appointment.ts';
import { useProspectsTexts } from '#web/data/page-texts.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Choices } from './choices.tsx';
import type { Form } from './prospect-form.tsx';

/** The scope of the appointment. @source 42 CFR 422.2264(c)(3) */
export function AgreementFields({ form, today }: { form: Form; today: IsoDate }) {
  const { form: words } = useProspectsTexts();
  const type = form.field('profileType');
  const products = form.field('products');
  const channel = form.field('channel');
  const language = form.field('language');
  const mayWrite = type.value !== '' && hasConsented(type.value);
  const options = Object.entries(words.channels).map(([value, label]) => ({ value, label }));

  return (
    <>
      <h2>{words.agreement}</h2>
      <Choices
        id={type.id}
        legend={words.type}
        kind="radio"
        options={words.types}
        chosen={type.value === '' ? [] : [type.value]}
        error={type.error}
        onValue={([chosen]) => chosen && type.onValue(chosen)}
      />
      <Choices
        id={products.id}
        legend={words.products}
        kind="checkbox"
        options={words.productNames}
        chosen={products.value}
        error={products.error}
        onValue={products.onValue}
      />
      <TextField {...form.field('agreedOn')} label={words.agreedOn} type="date" min={holdsSince(today)} max={today} />
      <SelectField
        id={channel.id}
        label={words.channel}
        value={channel.value}
        options={[{ value: '', label: words.chooseOne }, ...options]}
        error={channel.error}
        onValue={(chosen) => channel.onValue(chosen as Channel | '')}
      />
      {mayWrite && (
        <SelectField
          id={language.id}
          label={words.language}
          value={language.value}
          options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
          onValue={(chosen) => language.onValue(chosen === 'es' ? 'es' : 'en')}
        />
      )}
    </>
  );
}
