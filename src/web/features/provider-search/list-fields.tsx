import { useId } from 'react';
import { SPOKEN_LANGUAGES } from '#domain/providers/spoken-languages.ts';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './provider-search.module.css';
import type { SearchValues } from './search-values.ts';
import type { SearchedLists } from './searched-lists.ts';

type Props = {
  values: SearchValues;
  set: <Name extends keyof SearchValues>(name: Name, value: SearchValues[Name]) => void;
  lists: SearchedLists;
};

/** What only lists of plans tell: whose network somebody is in, whether they take new patients, their languages. */
export function ListFields({ values, set, lists: { planYear, plans } }: Props) {
  const { lists: words } = useProviderSearchTexts().providerSearch;
  const id = useId();

  return (
    <fieldset className={styles.lists}>
      <legend>{words.heading}</legend>
      {plans.length === 0 ? (
        <p className="quiet">{words.noPlans(planYear)}</p>
      ) : (
        <SelectField
          id={`${id}-plan`}
          label={words.plan}
          value={plans.some(({ planId }) => planId === values.planId) ? values.planId : ''}
          options={[
            { value: '', label: words.anyPlan },
            ...plans.map(({ planId, planName }) => ({ value: planId, label: planName })),
          ]}
          onValue={(planId) => set('planId', planId)}
        />
      )}
      <SelectField
        id={`${id}-language`}
        label={words.language}
        value={values.language}
        options={[
          { value: '', label: words.anyLanguage },
          ...SPOKEN_LANGUAGES.map((language) => ({ value: language, label: words.languages[language] })),
        ]}
        onValue={(language) => set('language', SPOKEN_LANGUAGES.find((known) => known === language) ?? '')}
      />
      <label className="choice-row">
        <input type="checkbox" checked={values.takesNew} onChange={({ target }) => set('takesNew', target.checked)} />
        <span>{words.takesNew}</span>
      </label>
      <p className="quiet">{words.hint}</p>
    </fieldset>
  );
}
