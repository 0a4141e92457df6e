import type { ReactNode, Ref } from 'react';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import type { FoundProviders as Answer, ProviderSearch } from '#web/data/providers.ts';
import { type FoundPlace, FoundProvider } from './found-provider.tsx';
import { Heading } from './heading.tsx';
import { LeftOut } from './left-out.tsx';
import styles from './provider-search.module.css';
import { nextMiles, valuesOf } from './search-values.ts';
import type { SearchedLists } from './searched-lists.ts';

type Props = Answer & {
  search: ProviderSearch;
  lists: SearchedLists;
  headingRef: Ref<HTMLHeadingElement>;
  /** Another search, which is one press away. */
  onChange: (search: ProviderSearch) => void;
  action: (provider: Answer['providers'][number], place: FoundPlace) => ReactNode;
};

/** Nearest first, as they were found. Where nobody is near, a wider search is one press away. */
export default function FoundProviders(props: Props) {
  const { providers, hasMore, leftOut, directory, search, lists, headingRef, onChange, action } = props;
  const { providerSearch, specialties } = useProviderSearchTexts();
  const { form, results: words } = providerSearch;
  const isAllMadeUp = providers.length > 0 && providers.every(({ madeUp }) => madeUp);
  const plan = lists.plans.find(({ planId }) => planId === search.lists?.planId);
  const wider = nextMiles(search.miles);
  const { zipCode, miles, name, kind } = valuesOf(search, specialties);

  return (
    <section>
      <Heading headingRef={headingRef}>{words.heading}</Heading>
      {/* Paper has no form that would tell what was searched for. */}
      <p className="print-only">
        {[`${form.zip} ${zipCode}`, form.within(miles), name, kind].filter(Boolean).join(' · ')}
      </p>
      <p role="status">
        {providers.length === 0 ? words.none(words.miles(search.miles)) : words.count(providers.length)}
      </p>
      {leftOut && (
        <LeftOut
          leftOut={leftOut}
          directory={directory}
          plan={plan}
          planYear={lists.planYear}
          onAll={() => {
            const { lists: _lists, ...all } = search;
            onChange(all);
          }}
        />
      )}
      {providers.length === 0 && <p>{words.noneAtAll}</p>}
      {providers.length === 0 && wider && (
        <button type="button" className="ds-c-button" onClick={() => onChange({ ...search, miles: wider })}>
          {words.widen(words.miles(wider))}
        </button>
      )}
      {providers.length > 0 && <p className="quiet">{words.aboutMiles}</p>}
      {isAllMadeUp && <p className="quiet">{words.allMadeUp}</p>}
      <ul className={styles.found}>
        {providers.map((provider) => (
          <FoundProvider
            key={provider.npi}
            provider={provider}
            zipCode={search.zipCode}
            isMarked={!isAllMadeUp}
            asked={search.lists}
            plan={plan}
            isGenderAsked={search.gender !== undefined}
            action={(place) => action(provider, place)}
          />
        ))}
      </ul>
      {hasMore && <p className="quiet">{words.more}</p>}
    </section>
  );
}
