import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { chooseCounty, fiveDigitFips } from '#domain/geography/county.ts';
import { isZip } from '#domain/geography/zip.ts';
import { providerToKeep } from '#domain/providers/provider-to-keep.ts';
import { countiesQuery } from '#web/data/geography.ts';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import { providersQuery, type ProviderSearch as Search, USUAL_MILES, useLastSearch } from '#web/data/providers.ts';
import { recallCounty, recallZip } from '#web/data/remembered-place.ts';
import { late } from '#web/lib/late.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { Failure } from '#web/ui/failure.tsx';
import { useFocusAfter } from '#web/ui/focus-after.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Heading } from './heading.tsx';
import type { ProviderList } from './provider-list.ts';
import styles from './provider-search.module.css';
import { SavePlace } from './save-place.tsx';
import { SearchForm } from './search-form.tsx';
import { START, valuesOf } from './search-values.ts';
import { asOfNow, type SearchedLists } from './searched-lists.ts';

// Nothing is found before the first search.
const loadFound = () => import('./found-providers.tsx');
const FoundProviders = late(loadFound);

/** Looks around a ZIP code by name and kind. It starts with what was looked for last, which no address holds. */
export function ProviderSearch({ list, lists }: { list: ProviderList; lists: SearchedLists }) {
  const { shell } = useTexts();
  const { providerSearch: words, specialties } = useProviderSearchTexts();
  const [last, setSearch] = useLastSearch();
  const search = last && asOfNow(last, lists);
  const [start] = useState(() => ({
    ...(search ? valuesOf(search, specialties) : { ...START, zipCode: recallZip() ?? '' }),
    ...(lists.from && { planId: lists.from }),
  }));
  // How often the search was changed from outside of its form, which then begins anew.
  const [changes, setChanges] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({ ...providersQuery(search ?? NOWHERE), enabled: search !== null });
  const { data: counties } = useQuery({
    ...countiesQuery(search?.zipCode ?? ''),
    enabled: isZip(search?.zipCode ?? ''),
  });
  const isZipUnknown = counties?.length === 0;
  // Of a ZIP code of several counties none is picked that nobody chose. GEO-407.
  const choice = counties && counties.length > 0 ? chooseCounty(counties, recallCounty()) : null;
  const fipsCode = choice?.choice === 'chosen' ? fiveDigitFips(choice.county) : null;

  useEffect(() => whenIdle(() => void loadFound().catch(() => null)), []);

  // The button that was pressed goes with the empty list.
  const focusAfter = useFocusAfter<'results'>(
    () => heading.current?.focus(),
    () => data !== undefined,
  );

  return (
    <div className={styles.search}>
      <section className="no-print">
        <Heading>{words.form.heading}</Heading>
        <SearchForm
          key={changes}
          start={changes > 0 && search ? valuesOf(search, specialties) : start}
          lists={lists}
          zipProblem={isZipUnknown && search ? words.form.zipUnknown(search.zipCode) : null}
          onSearch={setSearch}
        />
      </section>
      {list.refusal && (
        <Notice tone="problem" urgent>
          <p>{list.refusal}</p>
        </Notice>
      )}
      {search && !data && !error && <Loading label={words.searching} />}
      {error && <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />}
      {search && data && !error && !isZipUnknown && (
        <Suspense fallback={<Loading label={words.searching} />}>
          <FoundProviders
            {...data}
            search={search}
            headingRef={heading}
            lists={lists}
            onChange={(changed) => {
              focusAfter('results');
              setSearch(changed);
              setChanges(changes + 1);
            }}
            action={(provider, place) => (
              <SavePlace
                name={provider.name}
                street={place.street}
                isSaved={list.has(provider.npi, place.place)}
                isDisabled={!list.mayChange}
                onToggle={() => list.toggle(providerToKeep(provider, place, { zipCode: search.zipCode, fipsCode }))}
              />
            )}
          />
        </Suspense>
      )}
    </div>
  );
}

const NOWHERE: Search = { zipCode: '', miles: USUAL_MILES };
