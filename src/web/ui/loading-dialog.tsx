import { useId } from 'react';
import styles from './loading-dialog.module.css';
import { SafeHtml } from './safe-html.tsx';
import { Spinner } from './spinner.tsx';
import { useDialog } from './use-dialog.ts';

type Props = {
  isOpen: boolean;
  heading: string;
  message: string;
  /** May hold simple HTML. */
  info?: string;
  /** Without it the shopper can not leave before it ends. */
  close?: { label: string; onClose: () => void };
};

/** For what takes long and must not be disturbed. Its texts are never what a shopper typed. SHELL-602. */
export function LoadingDialog({ isOpen, heading, message, info, close }: Props) {
  const dialog = useDialog(isOpen, close?.onClose);
  const headingId = useId();

  return (
    <dialog {...dialog} className={`${styles.loadingDialog} appear-late`} aria-labelledby={headingId}>
      {isOpen && (
        <>
          <div role="status">
            <Spinner />
            <h2 id={headingId}>{heading}</h2>
            <p>{message}</p>
          </div>
          {info && (
            <div className={styles.info}>
              <SafeHtml html={info} />
            </div>
          )}
          {close && (
            <button type="button" className="ds-c-button" onClick={close.onClose}>
              {close.label}
            </button>
          )}
        </>
      )}
    </dialog>
  );
}
