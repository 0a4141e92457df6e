/** A phone that goes to another app may end the page without another word. @returns how to stop watching. */
export function onHidden(act: () => void): () => void {
  const look = () => document.visibilityState === 'hidden' && act();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
