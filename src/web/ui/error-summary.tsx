import type { RefObject } from 'react';
import styles from './error-summary.module.css';
import { Notice } from './notice.tsx';

type Props = {
  /** What stands above the list of faults. */
  title: string;
  faults: { id: string; sentence: string }[];
  /** What the server said. */
  refusal: string | null;
  place: RefObject<HTMLDivElement | null>;
};

/** What has to be mended before the form can go, with a way to each field. */
export function ErrorSummary({ title, faults, refusal, place }: Props) {
  if (faults.length === 0 && refusal === null) return null;

  return (
    <div ref={place} tabIndex={-1} className={styles.errorSummary}>
      <Notice tone="problem" urgent>
        {faults.length === 0 ? (
          <p>{refusal}</p>
        ) : (
          <>
            <p>{title}</p>
            <ul>
              {faults.map(({ id, sentence }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                    {sentence}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}

// The address stays as it is: the hash is no part of what this page shows.
function goTo(event: { preventDefault: () => void }, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
