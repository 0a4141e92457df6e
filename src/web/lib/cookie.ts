import { isOnServer } from './on-server.ts';

/** All that the page may read. */
export const cookies = (): string => (isOnServer ? '' : document.cookie);

/** The raw value of a cookie as `document.cookie` lists it; null when there is none of that name. */
export function cookieOf(all: string, name: string): string | null {
  const pair = all.split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(pair.indexOf('=') + 1).trim();
}

/** The profile that the user id cookie names. */
export const userIdOfCookie = (): string | null => cookieOf(cookies(), 'ucp_user_id') || null;
