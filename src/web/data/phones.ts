import { useQuery } from '@tanstack/react-query';
import { type CookiePhones, phonesOfCookie } from '#domain/phone/phone-cookie.ts';
import { cookieOf, cookies } from '#web/lib/cookie.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';
import { useAfter } from '#web/lib/use-after.ts';
import { contentQuery } from './content.ts';

/** The specification does not name the cookie in which the sites around us keep a visitor's numbers. */
const PHONES_COOKIE = 'ucp_phones';

/** The visitor's own numbers. They come before those of the brand. CONTENT-412, CONTENT-601. */
export const phonesOfVisitor = (): CookiePhones => phonesOfCookie(cookieOf(cookies(), PHONES_COOKIE));

/** Spec A9. */
const NUMBER_COMES_AFTER = 2000;

/**
 * The number to call: the visitor's own, else the brand's. Asked for two seconds after load. SHELL-404, CONTENT-412.
 * @returns undefined until it is known, null when there is none.
 */
export function useNeedHelpPhone(): string | null | undefined {
  const { site } = useStart();
  const isTime = useAfter(NUMBER_COMES_AFTER);
  const { data, isError } = useQuery({ ...contentQuery(site.code, 'profile'), enabled: isTime });
  if (!isTime) return undefined;

  const ofVisitor = phonesOfVisitor().tollFree;
  if (ofVisitor !== null || data) return ofVisitor ?? data?.phones.needHelp ?? null;
  if (!isError) return undefined;
  logOnce('the need-help number could not be fetched');
  return site.phones.needHelp;
}
