import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ownSessionsQuery, useEndSessions } from '#web/data/own-sessions.ts';
import { usePageTexts } from '#web/data/page-texts.ts';
import { askForPopup } from '#web/data/popups.ts';
import { announce } from '#web/lib/announce.ts';
import { useTimeOf } from '#web/lib/use-time-of.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './access-history.module.css';

/** Where somebody is signed in, and the ways to end it. */
export function SessionList({ uuid }: { uuid: string }) {
  const { sessions: words, tryAgain } = usePageTexts('access-history').accessHistory;
  const timeOf = useTimeOf();
  const { data, isError, refetch } = useQuery(ownSessionsQuery(uuid));
  const { mutate, isPending, error } = useEndSessions(uuid);
  const list = useRef<HTMLUListElement>(null);

  if (!data && isError) {
    return <Failure sentence={words.failed} tryAgain={tryAgain} onTryAgain={() => void refetch()} />;
  }
  if (!data) return <Loading label={words.loading} rows={1} />;
  const { sessions } = data;
  const hasOthers = sessions.some(({ isThis }) => !isThis);

  const end = (which: string | null, sentence: string, then?: () => void) => {
    if (isPending) return;
    mutate(which, {
      onSuccess: () => {
        announce(sentence);
        // What was pressed is gone.
        list.current?.focus();
        then?.();
      },
    });
  };
  const endOthers = (then?: () => void) => end(null, words.othersEnded, then);
  const signOut = () => askForPopup('sign-out');

  return (
    <>
      <p>{hasOthers ? words.lead : words.onlyHere}</p>
      <ul className={styles.rows} ref={list} tabIndex={-1} aria-label={words.title}>
        {sessions.map(({ id, isThis, signedInAt, lastUsedAt }) => (
          <li className={styles.session} key={id}>
            <div>
              <p className={styles.sentence}>{isThis ? words.here : words.elsewhere}</p>
              <p>{words.signedIn(timeOf(signedInAt))}</p>
              <p className="quiet">{words.lastUsed(timeOf(lastUsedAt))}</p>
            </div>
            {isThis ? (
              <button type="button" className="ds-c-button no-print" onClick={signOut}>
                {words.signOut}
              </button>
            ) : (
              <button
                type="button"
                className="ds-c-button no-print"
                aria-label={words.endOf(timeOf(signedInAt))}
                aria-disabled={isPending}
                onClick={() => end(id, words.ended)}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {error && (
        <Notice tone="problem" urgent>
          <p>{words.notEnded}</p>
        </Notice>
      )}
      {hasOthers && (
        <div className="actions no-print">
          <button type="button" className="ds-c-button" aria-disabled={isPending} onClick={() => endOthers()}>
            {words.endOthers}
          </button>
          <button type="button" className="ds-c-button" aria-disabled={isPending} onClick={() => endOthers(signOut)}>
            {words.endAll}
          </button>
        </div>
      )}
    </>
  );
}
