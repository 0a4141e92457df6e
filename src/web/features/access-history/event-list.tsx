import { useRef } from 'react';
import type { AccessEvent } from '#contract/access-history.ts';
import { useAccessHistory } from '#web/data/access-history.ts';
import { usePageTexts } from '#web/data/page-texts.ts';
import { useTimeOf } from '#web/lib/use-time-of.ts';
import { Failure } from '#web/ui/failure.tsx';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { Loading } from '#web/ui/loading.tsx';
import styles from './access-history.module.css';

/** What happened to a profile, the newest first. Who can not see is led to the first of the older ones. */
export function EventList({ uuid }: { uuid: string }) {
  const { events: words, tryAgain } = usePageTexts('access-history').accessHistory;
  const { data, isError, isFetchNextPageError, isFetchingNextPage, hasNextPage, ...query } = useAccessHistory(uuid);
  const list = useRef<HTMLOListElement>(null);
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const focusOlder = useFocusAfter<number>(
    (before) => focusIn(list.current, `:scope > li:nth-child(${before + 1})`),
    (before) => events.length > before,
  );
  const showOlder = () => {
    focusOlder(events.length);
    void query.fetchNextPage();
  };

  if (!data && isError) {
    return <Failure sentence={words.failed} tryAgain={tryAgain} onTryAgain={() => void query.refetch()} />;
  }
  if (!data) return <Loading label={words.loading} />;
  if (events.length === 0) return <p>{words.empty}</p>;
  return (
    <>
      <ol className={styles.rows} ref={list}>
        {events.map((event) => (
          <li key={event.position} tabIndex={-1}>
            <Event event={event} />
          </li>
        ))}
      </ol>
      {isFetchNextPageError ? (
        <Failure sentence={words.olderFailed} tryAgain={tryAgain} onTryAgain={showOlder} />
      ) : (
        hasNextPage && (
          <button
            type="button"
            className="ds-c-button no-print"
            aria-disabled={isFetchingNextPage}
            onClick={isFetchingNextPage ? undefined : showOlder}
          >
            {words.older}
          </button>
        )
      )}
      <p className="quiet">
        {!hasNextPage && `${words.all} `}
        {words.kept}
      </p>
    </>
  );
}

function Event({ event: { at, what, who, agentNumber, times } }: { event: AccessEvent }) {
  const words = usePageTexts('access-history').accessHistory;
  const timeOf = useTimeOf();
  const hint = words.hints[what];
  return (
    <>
      <p className={styles.sentence}>{words.happened[what](words.who[who](agentNumber))}</p>
      {times > 1 && <p>{words.events.times(times)}</p>}
      {hint !== undefined && <p>{hint}</p>}
      <p className="quiet">
        <time dateTime={at}>{timeOf(at)}</time>
      </p>
    </>
  );
}
