import type { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import { recall, remember } from './session-memory.ts';

const HEADER = 'x-agent-session' satisfies typeof AGENT_SESSION_HEADER;

/** Decision ROLE-607: these calls alone carry an agent's hold on a profile, and only on our own site. */
const PREFIX = '/landrover/';

const carriesIt = (address: string) => {
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin && pathname.startsWith(PREFIX);
};

/** Whether this tab belongs to an agent who looks at a profile. It is over with the tab. ROLE-606, AUTH-011. */
export const isAgentFlow = () => recall('agentSession') !== null;

export function agentHeader(address: string): Record<string, string> {
  const held = carriesIt(address) ? recall('agentSession') : null;
  return held === null ? {} : { [HEADER]: held };
}

/** Each answer brings the value for the next call. */
export function keepAgentHeader(address: string, headers: Headers) {
  const next = headers.get(HEADER);
  if (next !== null && carriesIt(address)) remember('agentSession', next);
}
