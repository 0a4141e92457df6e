import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  isOpen: boolean;
  title: string;
  /** Without it Escape does nothing: the dialog asks something that must be answered. */
  onEscape?: () => void;
  children: ReactNode;
};

const STOPS = 'a[href], button:not([disabled]), input:not([disabled])';

/** A question over the page. What is marked with data-first gets the focus, and its opener gets it back. AUTH-602. */
export function Modal({ isOpen, title, onEscape, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const { current } = dialog;
    if (!isOpen || !current) return;
    const opener = document.activeElement;
    current.showModal();
    current.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      current.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  // A second Escape closes a dialog whatever its page says, so it is opened again.
  const onClosed = () => {
    const { current } = dialog;
    if (!isOpen || !current || current.open) return;
    if (onEscape) onEscape();
    else current.showModal();
  };

  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      onClose={onClosed}
      onKeyDown={keepInside}
    >
      {isOpen && (
        <>
          <h2 id={titleId}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  );
}

/** The browser would let Tab wander to its own buttons; here it goes round. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const from = event.shiftKey ? first : last;
  const to = event.shiftKey ? last : first;
  const isOutside = !stops.some((stop) => stop === document.activeElement);
  if (document.activeElement !== from && !isOutside) return;
  event.preventDefault();
  to?.focus();
}
