import { type MouseEvent, useId } from 'react';
import { useHref } from 'react-router';
import { formatCountdown } from '#domain/session/countdown.ts';
import { useSessionTexts } from '#web/lib/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSignOut } from './use-sign-out.ts';

type Props = { isOpen: boolean; left: number; onStay: () => void };

/** When the time left is said aloud, in seconds: each second would drown everything else. Decision AUTH-601. */
const SAID_AT = [10, 30, 60, 120];

export function IdleWarning({ isOpen, left, onStay }: Props) {
  const { timeout, signOut: words } = useSessionTexts();
  const signOutAddress = useHref(useStart().site.addresses.signOut);
  const { start, hasFailed } = useSignOut();
  const textId = useId();
  const said = SAID_AT.find((seconds) => left <= seconds * 1000);

  const signOut = (event: MouseEvent) => {
    event.preventDefault();
    start();
  };

  return (
    <Modal isOpen={isOpen} title={timeout.title}>
      <p id={textId}>{timeout.text}</p>
      <p className="countdown" role="timer" aria-live="off">
        {formatCountdown(left)}
      </p>
      <p className="visually-hidden" role="status">
        {said !== undefined && left > 0 && timeout.secondsLeft(said)}
      </p>
      {hasFailed && (
        <Notice tone="problem" urgent>
          <p>{words.failed}</p>
        </Notice>
      )}
      <div className="actions">
        <button
          type="button"
          className="ds-c-button ds-c-button--solid"
          data-first
          aria-describedby={textId}
          onClick={onStay}
        >
          {timeout.stay}
        </button>
        <a className="modal-link" href={signOutAddress} onClick={signOut}>
          {timeout.signOut}
        </a>
      </div>
    </Modal>
  );
}
