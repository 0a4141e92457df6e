/**
 * Finds an element again when its page was drawn anew, whatever ids it has there: the one of the same kind and words.
 * @returns null where there is none.
 */
export function placeOf<Kind extends HTMLElement>(element: Kind): () => Kind | null {
  const words = wordsOf(element);
  const allLike = () =>
    [...document.querySelectorAll<Kind>(element.tagName)].filter((other) => wordsOf(other) === words);
  const place = allLike().indexOf(element);
  return () => (element.isConnected ? element : (allLike()[place] ?? null));
}

function wordsOf(element: HTMLElement): string {
  const { labels } = element as HTMLInputElement;
  const attributes = ['type', 'aria-label', 'href'].map((name) => element.getAttribute(name));
  const value = element.getAttribute('type') === 'radio' ? element.getAttribute('value') : null;
  return [...attributes, value, labels?.[0]?.textContent ?? element.textContent].join('\n');
}
