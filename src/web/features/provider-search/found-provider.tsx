import { type ReactNode, useId } from 'react';
import { LOCALES } from '#content/format/locale.ts';
import type { FoundProvider as Found } from '#contract/providers.ts';
import { readableName } from '#domain/providers/provider-name.ts';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import type { ProviderSearch } from '#web/data/providers.ts';
import { useStart } from '#web/lib/start-context.ts';
import { EnglishText } from '#web/ui/said.tsx';
import { Heading } from './heading.tsx';
import { PlaceMatch } from './place-match.tsx';
import styles from './provider-search.module.css';
import type { SearchedPlan } from './searched-lists.ts';

export type FoundPlace = Found['places'][number];

type Props = {
  provider: Found;
  /** What lists of plans had to say. */
  asked: ProviderSearch['lists'];
  /** The one whose list was asked. */
  plan: SearchedPlan | undefined;
  /** Somebody who tells no gender is shown beside those who do, and marked. */
  isGenderAsked: boolean;
  /** Around which was searched. */
  zipCode: string;
  /** Where only some of them are made up, each of those says so. */
  isMarked: boolean;
  /** What can be done with one of the places. */
  action: (place: FoundPlace) => ReactNode;
};

export function FoundProvider({ provider, asked, plan, isGenderAsked, zipCode, isMarked, action }: Props) {
  const { language } = useStart();
  const { providerSearch, specialties } = useProviderSearchTexts();
  const { results: words } = providerSearch;
  const { name, credential, gender, places } = provider;
  const headingId = useId();
  const formatMiles = (miles: number) =>
    miles.toLocaleString(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  return (
    <li aria-labelledby={headingId}>
      <div>
        <Heading id={headingId} isOfProvider className={styles.name}>
          {name}
          {credential && <span className={styles.credential}>, {credential}</span>}
        </Heading>
        <p>
          {provider.specialties.length > 0 ? (
            provider.specialties.map((kind) => specialties[kind].name).join(' · ')
          ) : provider.specialtyWords ? (
            <EnglishText>{readableName(provider.specialtyWords)}</EnglishText>
          ) : (
            <span className="quiet">{words.specialtyUntold}</span>
          )}
        </p>
        <p className={styles.marks}>
          {provider.acceptsMedicare && <span className="chip">{words.acceptsMedicare}</span>}
          {isGenderAsked && provider.isPerson && gender === null && (
            <span className="chip chip-outline">{words.genderUntold}</span>
          )}
          {isMarked && provider.madeUp && <span className="chip chip-outline">{words.madeUp}</span>}
        </p>
      </div>
      {places.length > 1 && <p className="quiet">{words.places(places.length)}</p>}
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.place}>
            <div className={styles.where}>
              <p>
                {place.street}, {place.city}, {place.stateCode} {place.zipCode}
              </p>
              <p className="quiet">
                {place.zipCode === zipCode ? words.sameZip : words.away(formatMiles(place.miles))}
                {place.phone && (
                  <>
                    {' · '}
                    <span className="phone">{dashed(place.phone)}</span>
                  </>
                )}
              </p>
              {place.match && <PlaceMatch match={place.match} asked={asked} plan={plan} />}
            </div>
            {action(place)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** As lists have it, ten digits; anything else stays as it came. */
const dashed = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
