import { logOnce } from './log-once.ts';
import { isOnServer } from './on-server.ts';

/** All that the browser may keep for this tab. GEO-408, DATA-614; what a shopper saved is on the server. */
export type Remembered =
  | 'zipCode'
  | 'county'
  | 'planYear'
  | 'compare'
  | 'origin'
  /** The list of a first visit has asked what kind of cover is wanted. */
  | 'coverAsked'
  /** A digest of the sign-in code used last, and never the code. AUTH-003. */
  | 'lastCode'
  | 'toastSeen'
  /** The first yes to Extra Help was answered with a dialog. LIS-014. */
  | 'extraHelpSeen'
  /** The page was loaded anew since a part of it could not be fetched. */
  | 'reloaded'
  /** Why the session before this page was ended without anybody asking for it. */
  | 'endedBecause'
  /** An agent's hold on the profile that this tab looks at. ROLE-606, ROLE-607. */
  | 'agentSession';

/** DATA-411 */
const PREFIX = 'ucp_';

const keyOf = (name: Remembered) => `${PREFIX}${name}`;

export function remember(name: Remembered, value: string) {
  try {
    sessionStorage.setItem(keyOf(name), value);
  } catch {
    logOnce(`session storage can not keep ${name}`);
  }
}

/** Null when nothing is kept, or the browser keeps nothing at all. */
export function recall(name: Remembered): string | null {
  if (isOnServer) return null;
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    logOnce(`session storage can not be read for ${name}`);
    return null;
  }
}

export function forget(name: Remembered) {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    logOnce(`session storage can not forget ${name}`);
  }
}

/** After a sign-out: all of this tab, and what is ours of all tabs. The keys of other tools stay. Decision AUTH-606. */
export function forgetAll() {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    logOnce('the storage of the browser can not be cleared');
  }
}
