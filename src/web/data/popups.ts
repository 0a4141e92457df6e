import { useEffect, useSyncExternalStore } from 'react';
import { type Popup, topPopup } from '#domain/session/popup-order.ts';

let wanted: ReadonlySet<Popup> = new Set();
const listeners = new Set<() => void>();

function change(next: Iterable<Popup>) {
  wanted = new Set(next);
  for (const listener of listeners) listener();
}

export const askForPopup = (popup: Popup) => change([...wanted, popup]);

export const dismissPopup = (popup: Popup) => change([...wanted].filter((other) => other !== popup));

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether this popup is the one to show. */
export const useIsOnTop = (popup: Popup) =>
  useSyncExternalStore(
    listen,
    () => topPopup(wanted) === popup,
    () => false,
  );

/** Asks for a popup as long as something else says so. */
export function useWanted(popup: Popup, isWanted: boolean): boolean {
  useEffect(() => {
    if (!isWanted) return;
    askForPopup(popup);
    return () => dismissPopup(popup);
  }, [popup, isWanted]);
  return useIsOnTop(popup) && isWanted;
}
