import type { County } from '#contract/geography.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './geography.module.css';

type Props = { counties: readonly County[]; onChoose: (county: County) => void; onOtherZip: () => void };

/** About one ZIP code in five touches several counties, some several states: the shopper is asked, never guessed for. */
export function CountyChoice({ counties, onChoose, onOtherZip }: Props) {
  const { place } = useTexts();
  const form = useForm<{ county: County | null }>({
    start: { county: null },
    check: ({ county }) => ({ county: county === null && place.countyNeeded }),
    onGood: ({ county }) => county && onChoose(county),
  });
  const { id, value: chosen, error, onValue } = form.field('county');

  return (
    <form className={styles.countyChoice} onSubmit={form.submit} noValidate>
      <fieldset aria-describedby={`${id}-hint ${id}-error`}>
        <legend>{place.countyQuestion(counties[0]?.zipcode ?? '', counties.length)}</legend>
        <p id={`${id}-hint`} className="quiet">
          {place.countyHint}
        </p>
        <FieldError id={`${id}-error`}>{error}</FieldError>
        {byName(counties).map((county) => (
          <label className="choice-row" key={fiveDigitFips(county)}>
            <input type="radio" name={id} onChange={() => onValue(county)} checked={chosen === county} />
            <span>{place.county(county.fipsCountyName, county.stateCode)}</span>
          </label>
        ))}
      </fieldset>
      <div className="actions">
        <button type="submit" className="ds-c-button ds-c-button--solid">
          {place.goOn}
        </button>
        <button type="button" className="ds-c-button ds-c-button--ghost" onClick={onOtherZip}>
          {place.otherZip}
        </button>
      </div>
    </form>
  );
}

/**
 * By name, and not by the share of the ZIP code: people look for their own by its name, and the first one of a list by
 * share looks like a suggestion.
 */
const byName = (counties: readonly County[]) =>
  counties.toSorted(
    (a, b) => a.fipsCountyName.localeCompare(b.fipsCountyName) || a.stateCode.localeCompare(b.stateCode),
  );
