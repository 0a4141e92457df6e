/**
 * How a page starts. Spec A4: a code that was not used before is validated; else a user id cookie names the profile to
 * load; else the visitor is a guest. The tab in which an agent looks on is known by the header that it keeps.
 */
export type StartupStep = 'sign-in' | 'agent-view' | 'profile' | 'guest';

type Traces = { hasNewCode: boolean; hasAgentHeader: boolean; hasUserId: boolean };

/** AUTH-003 to AUTH-005. */
export function startupStep({ hasNewCode, hasAgentHeader, hasUserId }: Traces): StartupStep {
  if (hasNewCode) return 'sign-in';
  if (hasAgentHeader) return 'agent-view';
  return hasUserId ? 'profile' : 'guest';
}
