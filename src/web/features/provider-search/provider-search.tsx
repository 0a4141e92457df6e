import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isZip } from '#domain/geography/zip.ts';
import { countiesQuery } from '#web/data/geography.ts';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import { providersQuery, type ProviderSearch as Search, USUAL_MILES, useLastSearch } from '#web/data/providers.ts';
import { recallZip } from '#web/data/remembered-place.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { useFocusAfter } from '#web/ui/focus-after.ts';
import { Loading } from '#web/ui/loading.tsx';
import { FoundProviders } from './found-providers.tsx';
import { Heading } from './heading.tsx';
import styles from './provider-search.module.css';
import { SearchForm } from './search-form.tsx';
import { START, valuesOf } from './search-values.ts';

/** Looks around a ZIP code by name and kind. It starts with what was looked for last, which no address holds. */
export function ProviderSearch() {
  const { shell } = useTexts();
  const { providerSearch: words, specialties } = useProviderSearchTexts();
  const [search, setSearch] = useLastSearch();
  const [start] = useState(() => (search ? valuesOf(search, specialties) : { ...START, zipCode: recallZip() ?? '' }));
  const [widened, setWidened] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({ ...providersQuery(search ?? NOWHERE), enabled: search !== null });
  const { data: counties } = useQuery({
    ...countiesQuery(search?.zipCode ?? ''),
    enabled: isZip(search?.zipCode ?? ''),
  });
  const isZipUnknown = counties?.length === 0;

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
          key={widened}
          start={widened > 0 && search ? valuesOf(search, specialties) : start}
          zipProblem={isZipUnknown && search ? words.form.zipUnknown(search.zipCode) : null}
          onSearch={setSearch}
        />
      </section>
      {search && !data && !error && <Loading label={words.searching} />}
      {error && <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />}
      {search && data && !error && !isZipUnknown && (
        <FoundProviders
          {...data}
          search={search}
          headingRef={heading}
          onWiden={(miles) => {
            focusAfter('results');
            setSearch({ ...search, miles });
            setWidened(widened + 1);
          }}
          action={() => null}
        />
      )}
    </div>
  );
}

const NOWHERE: Search = { zipCode: '', miles: USUAL_MILES };
