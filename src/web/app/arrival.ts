import { type StartupStep, startupStep } from '#domain/session/startup-step.ts';
import type { SignInCode } from '#web/features/session/validate-code.ts';
import { isAgentFlow } from '#web/lib/agent-header.ts';
import { userIdOfCookie } from '#web/lib/cookie.ts';
import { fingerprint } from '#web/lib/fingerprint.ts';
import { recall, remember } from '#web/lib/session-memory.ts';

export type Arrival = {
  step: StartupStep;
  signInCode: SignInCode | null;
  /** The profile that the user id cookie names. */
  userId: string | null;
  /** The sign-in could not even begin. SHELL-402. */
  isOutage: boolean;
};

const OF_THE_SIGN_IN = ['code', 'state', 'iss', 'session_state'];
/** What GET /sign-in leaves in the address when its service does not answer. */
const OUTAGE = { name: 'signin', value: 'unavailable' };

/**
 * Reads how the visitor came, and takes out of the address what is nobody else's business, before anything on the page
 * can read it: a code is good for one use, and must not be in the history or in a link. AUTH-001, AUTH-003.
 */
export function readArrival(): Arrival {
  const query = new URLSearchParams(window.location.search);
  const code = query.get('code');
  const isOutage = query.get(OUTAGE.name) === OUTAGE.value;
  if (code !== null || isOutage) cleanAddress(query, { code, isOutage });

  const isNew = code !== null && code !== '' && fingerprint(code) !== recall('lastCode');
  if (isNew) remember('lastCode', fingerprint(code));
  const userId = userIdOfCookie();
  return {
    step: startupStep({ hasNewCode: isNew, hasAgentHeader: isAgentFlow(), hasUserId: userId !== null }),
    signInCode: isNew ? { code, ...optional(query, 'state'), ...optional(query, 'iss') } : null,
    userId,
    isOutage,
  };
}

const optional = (query: URLSearchParams, name: 'state' | 'iss') => {
  const value = query.get(name);
  return value === null ? {} : { [name]: value };
};

/** Other values and the hash stay. */
function cleanAddress(query: URLSearchParams, { code, isOutage }: { code: string | null; isOutage: boolean }) {
  const rest = new URLSearchParams(query);
  if (code !== null) for (const name of OF_THE_SIGN_IN) rest.delete(name);
  if (isOutage) rest.delete(OUTAGE.name);
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${rest.size > 0 ? `?${rest}` : ''}${hash}`);
}
