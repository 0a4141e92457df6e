import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

type Props = { isOpen: boolean; title: string; close: string; onClose: () => void; children: ReactNode };

const STOPS = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), summary';

/**
 * A panel at the side of the page, which waits meanwhile. The heading gets the focus, and the opener gets it back. Its
 * content is made anew each time it opens.
 */
export function Drawer({ isOpen, title, close, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const { current } = dialog;
    if (!isOpen || !current) return;
    const opener = document.activeElement;
    current.showModal();
    heading.current?.focus();
    return () => {
      current.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

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
            <h2 id={titleId} ref={heading} tabIndex={-1}>
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

/** The browser would let Tab wander to its own buttons; here it goes round. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  const { currentTarget, target } = event;
  if (event.key !== 'Tab' || !(target instanceof Element) || target.closest('dialog') !== currentTarget) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => !stop.closest('[hidden]'));
  const [first, last] = [stops.at(0), stops.at(-1)];
  const from = event.shiftKey ? first : last;
  const isAtHeading = event.shiftKey && target.tagName === 'H2';
  if (target !== from && !isAtHeading) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
