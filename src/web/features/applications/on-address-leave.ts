import { isLeaving } from '#web/lib/leave.ts';

/**
 * Asks before a page is left on which something has not been kept; not where the session has ended: then what stands on
 * the page must go, whoever sits before it. @returns how to stop asking.
 */
export function onAddressLeave(isUnsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved() && !isLeaving()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
