import type { FastifyReply, FastifyRequest } from 'fastify';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import { type CallFacts, type CallId, factsOf } from '#contract/calls.ts';
import { Problem } from '#contract/problem.ts';
import type { Role } from '#domain/access/role.ts';
import type { AgentViews } from '../identity/session/agent-views.ts';
import type { Sessions } from '../identity/session/sessions.ts';
import type { Along, SessionRow } from '../identity/session/store.ts';
import type { RequestContext } from './request-context.ts';

/** Who makes a call, as the server knows it: from the cookies and the tab's header, never from the address. */
export type Actor = {
  role: Role;
  /** The one profile this caller may read; null for a visitor without one, and for an agent at the desk. */
  uuid: string | null;
  session: SessionRow | null;
  /** The cookie of a session that has ended, or never was. */
  hasEnded: boolean;
  /** What was read of their own profile together with their session; null for nothing. */
  along: unknown;
};

/** sees: it is a sign of life. along: what to read with the session. */
type Options = { sees?: boolean; along?: Along | undefined };

export type FindActor = (request: FastifyRequest, reply: FastifyReply, options?: Options) => Promise<Actor>;

export function actorFinder({ sessions, views }: { sessions: Sessions; views: AgentViews }): FindActor {
  return async ({ cookies, headers, context }, reply, { sees = true, along } = {}) => {
    const found = await sessions.find(cookies, context.brand, context.limits, along);
    if (!found) return asGuest(context, sessions.isBrought(cookies, context.brand));
    const session = sees ? await sessions.see(found.session) : found.session;
    if (session.agent === null) {
      const role = session.isMember ? 'member' : 'shopper';
      return { role, uuid: session.subject, session, hasEnded: false, along: found.along };
    }

    const header = headers[AGENT_SESSION_HEADER];
    const view = typeof header === 'string' ? await views.follow(header, session.hash) : null;
    if (!view) return { role: 'agent', uuid: null, session, hasEnded: false, along: null };
    reply.header(AGENT_SESSION_HEADER, view.header);
    return { role: 'cloaked', uuid: view.subject, session, hasEnded: false, along: null };
  };
}

export const asGuest = ({ guest }: Pick<RequestContext, 'guest'>, hasEnded = false): Actor => ({
  role: 'guest',
  uuid: guest?.uuid ?? null,
  session: null,
  hasEnded,
  along: null,
});

/** @throws Problem for every caller whom the facts of the call do not name. */
export function mustBeAllowed(id: CallId, actor: Actor) {
  const facts = factsOf(id);
  // Who has just lost a session must hear of it, and not go on as a guest.
  if (actor.hasEnded && (facts.subject === 'profile' || facts.subject === 'desk')) throw new Problem('invalid-session');
  if (!facts.roles.includes(actor.role)) throw new Problem(refusalOf(facts, actor));
  if (facts.subject === 'profile' && actor.uuid === null) throw new Problem('invalid-session');
}

function refusalOf({ subject, effect, refusesGuests }: CallFacts, { role }: Actor) {
  if (role === 'guest') return refusesGuests ? 'not-allowed' : 'invalid-session';
  if (subject === 'desk') return 'not-an-agent';
  if (role === 'agent') return 'agent-view-ended';
  return role === 'cloaked' && effect === 'write' ? 'view-only' : 'not-allowed';
}
