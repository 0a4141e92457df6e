/** How a shopper comes back from where their claims are kept. */
export const CONSENT_ENDS = ['agreed', 'refused', 'unavailable'] as const;
export type ConsentEnd = (typeof CONSENT_ENDS)[number];

/** The word of the address that says it. */
const WORD = 'claims';

/** The address of a page that tells how it ended. */
export const addressOfEnd = (path: string, end: ConsentEnd) => `${path}?${WORD}=${end}`;

type Said = { end: ConsentEnd | null; rest: string };

/** What an address says of it, and the address without it; null where it says nothing. */
export function readConsentEnd(search: string): Said | null {
  const pairs = search.replace(/^\?/, '').split('&').filter(Boolean);
  const said = pairs.find(isOfEnd);
  if (said === undefined) return null;
  const rest = pairs.filter((pair) => !isOfEnd(pair));
  const end = CONSENT_ENDS.find((one) => said === `${WORD}=${one}`) ?? null;
  return { end, rest: rest.length > 0 ? `?${rest.join('&')}` : '' };
}

const isOfEnd = (pair: string) => pair === WORD || pair.startsWith(`${WORD}=`);
