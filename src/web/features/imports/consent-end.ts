/** How the shopper came back from where their claims are kept. */
const CONSENT_ENDS = ['agreed', 'refused', 'unavailable'] as const;
export type ConsentEnd = (typeof CONSENT_ENDS)[number];

const WORD = 'claims';

/** Reads the word out of the address, and takes it from there: a page that is loaded again does not say it again. */
export function takeConsentEnd(): ConsentEnd | null {
  const query = new URLSearchParams(window.location.search);
  const said = query.get(WORD);
  if (said === null) return null;
  query.delete(WORD);
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
  return CONSENT_ENDS.find((end) => end === said) ?? null;
}
