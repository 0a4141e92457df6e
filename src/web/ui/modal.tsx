import { type MouseEvent, type ReactNode, useId } from 'react';
import { keepInside } from './keep-inside.ts';
import { useDialog } from './use-dialog.ts';

export type ModalProps = {
  isOpen: boolean;
  title: string;
  /** The ways out: Escape, a button in the corner, and a press beside it. Without them it must be answered. */
  close?: { label: string; onClose: () => void };
  children: ReactNode;
  /** Paper carries it alone: see PaperModal. */
  onPaper?: boolean;
};

/** A box over the page. What is marked with data-first gets the focus. */
export function Modal({ isOpen, title, close, children, onPaper }: ModalProps) {
  const dialog = useDialog(isOpen, '[data-first]');
  const titleId = useId();

  // A second Escape closes a dialog whatever its page says, so it is opened again.
  const onClosed = () => {
    const { current } = dialog;
    if (!isOpen || !current || current.open) return;
    if (close) close.onClose();
    else current.showModal();
  };

  return (
    <dialog
      ref={dialog}
      className="modal"
      data-paper={onPaper}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close?.onClose();
      }}
      onClose={onClosed}
      onMouseDown={(event) => isBeside(event) && close?.onClose()}
      onKeyDown={keepInside}
    >
      {isOpen && (
        <>
          <h2 id={titleId}>{title}</h2>
          {close && (
            <button type="button" className="icon-button modal-close" aria-label={close.label} onClick={close.onClose}>
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="M5 5l14 14M19 5L5 19" />
              </svg>
            </button>
          )}
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
