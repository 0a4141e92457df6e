import { useId } from 'react';
import { useHref } from 'react-router';
import { useSessionTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Countdown } from './countdown.tsx';
import styles from './session.module.css';

type Props = { isOpen: boolean; left: number; onFinish: () => void };

/** Before the end that nothing puts off: staying is not offered, so that nobody counts on it. */
export function ClosingWarning({ isOpen, left, onFinish }: Props) {
  const { closing } = useSessionTexts();
  const signIn = useHref(useStart().site.addresses.signIn);
  const textId = useId();
  const adviceId = useId();

  return (
    <Modal isOpen={isOpen} title={closing.title} close={{ label: closing.close, onClose: onFinish }}>
      <p id={textId}>{closing.text}</p>
      <Countdown left={left} />
      <p id={adviceId}>{closing.advice}</p>
      <div className="actions">
        <button
          type="button"
          className="ds-c-button ds-c-button--solid"
          data-first
          aria-describedby={`${textId} ${adviceId}`}
          onClick={onFinish}
        >
          {closing.finish}
        </button>
        <a className={styles.link} href={signIn}>
          {closing.signInAgain}
        </a>
      </div>
    </Modal>
  );
}
