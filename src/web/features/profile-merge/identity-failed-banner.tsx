import { useImportsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';

type Props = { remaining: number; tollFree: string };

/** What did not do, and what is left to do: try again, or call. IDENT-617, ERR-603, ERR-604. */
export function IdentityFailedBanner({ remaining, tollFree }: Props) {
  const { profileMerge: words } = useImportsTexts();
  const { phones } = useStart().site;

  return (
    <div data-first tabIndex={-1} data-part="identity-failed">
      <Notice tone="problem" urgent>
        <p>
          <strong>{words.failed}</strong>
        </p>
        {remaining > 0 ? (
          <>
            <p>{words.attemptsLeft(remaining)}</p>
            <p>{remaining === 1 ? words.lastAttempt : words.warning}</p>
          </>
        ) : (
          <p>
            {words.lockedOut.before}{' '}
            <span className="phone">
              <a href={`tel:${tollFree}`}>{tollFree}</a> {words.tty(phones.tty)},
            </span>{' '}
            {words.lockedOut.after}
          </p>
        )}
      </Notice>
    </div>
  );
}
