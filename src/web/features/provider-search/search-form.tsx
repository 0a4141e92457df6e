import { useId } from 'react';
import { isZip } from '#domain/geography/zip.ts';
import { meantSpecialty } from '#domain/providers/specialty-offers.ts';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import { type ProviderSearch, USUAL_MILES } from '#web/data/providers.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { ListFields } from './list-fields.tsx';
import styles from './provider-search.module.css';
import { GENDERS, MILES, type SearchValues, searchOf } from './search-values.ts';
import type { SearchedLists } from './searched-lists.ts';
import { SpecialtyField } from './specialty-field.tsx';

type Props = {
  start: SearchValues;
  lists: SearchedLists;
  zipProblem: string | null;
  onSearch: (search: ProviderSearch) => void;
};

/** Place, name and kind. Words that can mean one kind alone are taken for it; others have to be chosen. */
export function SearchForm({ start, lists, zipProblem, onSearch }: Props) {
  const { providerSearch, specialties: table } = useProviderSearchTexts();
  const { form: words } = providerSearch;
  const meant = ({ kind, specialties }: SearchValues) => (specialties.length > 0 ? null : meantSpecialty(kind, table));
  const form = useForm<SearchValues>({
    start,
    check: (values) => ({
      zipCode: !isZip(values.zipCode) && words.zipFault,
      kind: values.kind.trim() !== '' && values.specialties.length === 0 && !meant(values) && words.specialtyFault,
    }),
    onGood: (values) => {
      const offer = meant(values);
      if (offer) form.change((before) => ({ ...before, kind: offer.name, specialties: offer.specialties }));
      onSearch(searchOf(offer ? { ...values, specialties: offer.specialties } : values, lists.planYear));
    },
  });
  const zip = form.field('zipCode');
  const { values, set } = form;
  const kind = form.field('kind');

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextField
        {...zip}
        label={words.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        error={zip.error ?? zipProblem}
        // Only digits, and only five of them, can be typed or pasted. GEO-404.
        onValue={(text) => zip.onValue(text.replace(/\D/g, '').slice(0, 5))}
      />
      <SelectField
        id={useId()}
        label={words.distance}
        value={String(values.miles)}
        options={MILES.map((known) => ({ value: String(known), label: words.within(known) }))}
        onValue={(miles) => set('miles', MILES.find((known) => String(known) === miles) ?? USUAL_MILES)}
      />
      <TextField {...form.field('name')} label={words.name} autoComplete="off" maxLength={100} />
      <SelectField
        id={useId()}
        label={words.gender}
        value={values.gender ?? ''}
        options={[
          { value: '', label: words.anyGender },
          ...GENDERS.map((known) => ({ value: known, label: words.genders[known] })),
        ]}
        onValue={(gender) => set('gender', GENDERS.find((known) => known === gender) ?? '')}
      />
      <SpecialtyField
        id={kind.id}
        text={values.kind}
        isChosen={values.specialties.length > 0}
        error={kind.error}
        onText={(text, specialties) => form.change((before) => ({ ...before, kind: text, specialties }))}
      />
      <ListFields values={values} set={set} lists={lists} />
      <button type="submit" className="ds-c-button ds-c-button--solid">
        {words.search}
      </button>
    </form>
  );
}
