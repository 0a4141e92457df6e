import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './modal.module.css';
import { useDialog } from './use-dialog.ts';

export type ModalProps = {
  isOpen: boolean;
  title: string;
  /** The ways out: Escape, a button in the corner, and a press beside it. Without them it must be answered. */
  close?: { label: string; onClose: () => void };
  children: ReactNode;
  /** On a phone it scrolls away, or it would leave no room for the rest. */
  hasLongTitle?: boolean;
  /** Paper carries it alone: see PaperModal. */
  onPaper?: boolean;
  /** What was typed stays in it while another popup goes before it. */
  keepsInside?: boolean;
};

/** A box over the page. */
export function Modal({ isOpen, title, close, children, onPaper, hasLongTitle, keepsInside }: ModalProps) {
  const dialog = useDialog(isOpen, close?.onClose);
  const titleId = useId();

  return (
    <dialog
      {...dialog}
      className={styles.modal}
      data-paper={onPaper}
      aria-labelledby={titleId}
      onMouseDown={(event) => isBeside(event) && close?.onClose()}
    >
      {(isOpen || keepsInside) && (
        <>
          <header className={styles.head} data-long={hasLongTitle}>
            <h2 id={titleId}>{title}</h2>
            {close && (
              <button
                type="button"
                className={`icon-button ${styles.close}`}
                aria-label={close.label}
                onClick={close.onClose}
              >
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                  <path d="M5 5l14 14M19 5L5 19" />
                </svg>
              </button>
            )}
          </header>
          {children}
        </>
      )}
    </dialog>
  );
}

/** The shade around a dialog belongs to it, and lies outside of its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
