import { isPhoneNumber } from './phone-number.ts';

/** The numbers that the sites around us keep for a visitor; null where the cookie has none that can be called. */
export type CookiePhones = { tollFree: string | null; supplement: string | null };

const TOLL_FREE = 2;
const SUPPLEMENT = 3;
// The TTY 711 may stand where the number should be.
const TOO_SHORT = 3;

/**
 * Spec A7: the toll-free number is at index 2 (counted from zero), or at 3 when the value at 2 is short.
 * The Supplement number is at 3. CONTENT-412, CONTENT-601.
 */
export function phonesOfCookie(cookie: string | null | undefined): CookiePhones {
  const values = decoded(cookie ?? '')
    .split(',')
    .map((value) => value.trim());
  const short = (values[TOLL_FREE] ?? '').length <= TOO_SHORT;
  return { tollFree: callable(values[short ? SUPPLEMENT : TOLL_FREE]), supplement: callable(values[SUPPLEMENT]) };
}

const callable = (value: string | undefined) => (value !== undefined && isPhoneNumber(value) ? value : null);

// A cookie anyone may write: what can not be decoded is read as it stands.
function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return cookie;
  }
}
