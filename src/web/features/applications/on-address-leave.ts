/** Asks before a page is left on which something has not been kept. @returns how to stop asking. */
export function onAddressLeave(isUnsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
