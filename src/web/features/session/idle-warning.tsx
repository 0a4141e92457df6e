import { type MouseEvent, useId } from 'react';
import { useHref } from 'react-router';
import { useSessionTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Countdown } from './countdown.tsx';
import styles from './session.module.css';
import { useSignOut } from './use-sign-out.ts';

type Props = { isOpen: boolean; left: number; onStay: () => void };

export function IdleWarning({ isOpen, left, onStay }: Props) {
  const { timeout, signOut: words } = useSessionTexts();
  const signOutAddress = useHref(useStart().site.addresses.signOut);
  const { start, hasFailed } = useSignOut();
  const textId = useId();

  const signOut = (event: MouseEvent) => {
    event.preventDefault();
    start();
  };

  return (
    <Modal isOpen={isOpen} title={timeout.title}>
      <p id={textId}>{timeout.text}</p>
      <Countdown left={left} />
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
        <a className={styles.link} href={signOutAddress} onClick={signOut}>
          {timeout.signOut}
        </a>
      </div>
    </Modal>
  );
}
