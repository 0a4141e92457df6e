const listeners = new Set<(sentence: string) => void>();

/** Says a sentence to those who can not see that something changed. */
export const announce = (sentence: string) => {
  for (const listener of listeners) listener(sentence);
};

/** @returns how to stop listening. */
export function onAnnouncement(listener: (sentence: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
