/** How a shopper comes back from where their claims are kept. */
export const CONSENT_ENDS = ['agreed', 'refused', 'unavailable'] as const;
export type ConsentEnd = (typeof CONSENT_ENDS)[number];

/** The word of the address that says it. */
const WORD = 'claims';

/** The address of a page that tells how it ended. */
export const addressOfEnd = (path: string, end: ConsentEnd) => `${path}?${new URLSearchParams({ [WORD]: end })}`;

type Said = { end: ConsentEnd | null; rest: string };

/** What an address says of it, and the address without it; null where it says nothing. */
export function readConsentEnd(search: string): Said | null {
  const query = new URLSearchParams(search);
  const said = query.get(WORD);
  if (said === null) return null;
  query.delete(WORD);
  const end = CONSENT_ENDS.find((one) => one === said) ?? null;
  return { end, rest: query.size > 0 ? `?${query}` : '' };
}
