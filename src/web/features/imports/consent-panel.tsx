import { useState } from 'react';
import { formatDate } from '#content/format/date.ts';
import type { MemberImport } from '#contract/imports.ts';
import { useStartConsent, useWithdrawConsent } from '#web/data/imports.ts';
import { useImportsPageTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './imports.module.css';

/** What leave to read claims means, before it is given; and how it is taken back. */
export function ConsentPanel({ memberImport }: { memberImport: MemberImport }) {
  const { consent: words } = useImportsPageTexts();
  const texts = useTexts();
  const { language } = useStart();
  const { needsConsent, consent } = memberImport;
  const start = useStartConsent();
  const withdraw = useWithdrawConsent();
  const [isStopping, setStopping] = useState(false);
  const isBusy = start.isPending || start.isSuccess || withdraw.isPending;
  const error = start.error ?? withdraw.error;

  return (
    <section className={`panel ${styles.claims}`}>
      <h2 tabIndex={-1} data-part="consent">
        {words.title}
      </h2>
      <p>
        {needsConsent
          ? words.ask
          : [
              consent.givenOn && words.since(formatDate(consent.givenOn, language)),
              consent.endsOn && words.until(formatDate(consent.endsOn, language)),
            ]
              .filter(Boolean)
              .join(' ')}
      </p>
      <dl className={styles.points}>
        {words.points.map(({ what, text }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{words.words}</p>
      <blockquote className={styles.agreement}>{consent.text}</blockquote>
      {error && (
        <Notice tone="problem" urgent>
          <p>{problemText(error, texts)}</p>
        </Notice>
      )}
      <p role="status">{(start.isPending || start.isSuccess) && words.going}</p>
      <div className="actions no-print">
        {needsConsent ? (
          <>
            <button
              type="button"
              className="ds-c-button ds-c-button--solid"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) start.mutate(consent.version);
              }}
            >
              {words.agree}
            </button>
            <Link className="ds-c-button" to="/shopper-profile">
              {words.notNow}
            </Link>
          </>
        ) : (
          <button type="button" className="ds-c-button" aria-disabled={isBusy} onClick={() => setStopping(true)}>
            {words.stop}
          </button>
        )}
      </div>
      <ConfirmDialog
        {...words.stopDialog}
        isOpen={isStopping}
        onConfirm={() => {
          setStopping(false);
          withdraw.mutate(undefined, { onSuccess: () => announce(words.stopped) });
        }}
        onKeep={() => setStopping(false)}
      >
        <p>{words.stopDialog.text}</p>
      </ConfirmDialog>
    </section>
  );
}
