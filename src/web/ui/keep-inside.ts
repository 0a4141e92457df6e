import type { KeyboardEvent } from 'react';

const STOPS = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), summary';

/** The browser would let Tab wander from a dialog to its own buttons; here it goes round. */
export function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  const { currentTarget: dialog, target, key, shiftKey } = event;
  // React brings the keys of a dialog within this one here too.
  if (key !== 'Tab' || !(target instanceof Element) || target.closest('dialog') !== dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => !stop.closest('[hidden]'));
  const side = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (stops.some((stop) => target.compareDocumentPosition(stop) & side)) return;
  event.preventDefault();
  stops.at(shiftKey ? -1 : 0)?.focus();
}
