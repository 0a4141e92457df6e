import { type ReactNode, useId } from 'react';
import { keepInside } from './keep-inside.ts';
import { useDialog } from './use-dialog.ts';

type Props = { isOpen: boolean; title: string; close: string; onClose: () => void; children: ReactNode };

/**
 * A panel at the side of the page, which waits meanwhile. The heading gets the focus, and the opener gets it back. Its
 * content is made anew each time it opens.
 */
export function Drawer({ isOpen, title, close, onClose, children }: Props) {
  const dialog = useDialog(isOpen, 'h2');
  const titleId = useId();

  // A second Escape closes a dialog without asking its page.
  const hearClosed = () => {
    if (isOpen && dialog.current?.open === false) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React brings the events of a dialog within this one here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={hearClosed}
      onKeyDown={keepInside}
    >
      {isOpen && (
        <>
          <header className="drawer-head">
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className="icon-button" aria-label={close} onClick={onClose}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M5 5l14 14M19 5L5 19" />
              </svg>
            </button>
          </header>
          <div className="drawer-body">{children}</div>
        </>
      )}
    </dialog>
  );
}
