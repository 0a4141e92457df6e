import { type CookiePhones, phonesOfCookie } from '#domain/phone/phone-cookie.ts';
import { cookieOf } from '#web/lib/cookie.ts';

/** The specification does not name the cookie in which the sites around us keep a visitor's numbers. */
const PHONES_COOKIE = 'ucp_phones';

/** The visitor's own numbers. They come before those of the brand. CONTENT-412, CONTENT-601. */
export const phonesOfVisitor = (): CookiePhones => phonesOfCookie(cookieOf(document.cookie, PHONES_COOKIE));
