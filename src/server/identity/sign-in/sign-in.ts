import type { FastifyReply, FastifyRequest } from 'fastify';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import { Problem } from '#contract/problem.ts';
import type { Parsed, Reply } from '#contract/schemas.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { isMember, mayUseMemberData } from '#domain/identity/member-kinds.ts';
import type { Config } from '#server/config.ts';
import type { GuestTokens } from '#server/http/guest-token.ts';
import { originOf } from '#server/http/host.ts';
import type { ReadableCookies } from '#server/http/readable-cookies.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type AccessEvents, NOBODY as NOBODYS } from '#server/profile/access-events.ts';
import type { Attempts } from '#server/security/attempts.ts';
import { networkOf } from '#server/security/network-of.ts';
import type { HowProved, Identity, IdentityGateway, SignInTransaction } from '../gateway/identity-gateway.ts';
import { provesFactor } from '../gateway/second-factor.ts';
import type { MergeGuest } from '../guest-merge/merge-guest.ts';
import type { AgentViews } from '../session/agent-views.ts';
import type { Sessions } from '../session/sessions.ts';
import { agentUuid } from './account-uuid.ts';
import { asUser, type OpenedAccount } from './open-account.ts';

type Answer = Reply<'authValidate'>;
type Sent = Parsed<'authValidate'>['body'];

type Parts = {
  gateway: IdentityGateway;
  /** What this browser was given when it left for the provider. */
  takeTransaction: (
    cookies: FastifyRequest['cookies'],
    reply: FastifyReply,
    brand: Brand,
    state: string,
  ) => SignInTransaction | null;
  sessions: Sessions;
  views: AgentViews;
  guests: GuestTokens;
  readable: ReadableCookies;
  openAccount: (identity: Identity, brand: Brand, requestId: string) => Promise<OpenedAccount>;
  mergeGuest: MergeGuest;
  attempts: Attempts;
  events: AccessEvents;
  config: Config;
};

/** In a minute, from one network address. */
const MOST_BAD_CODES = 30;

/** A code that opens nothing answers no uuid, and changes nothing. AUTH-609. */
const NOBODY: Answer = { uuid: null, agentUserName: null, isNewOptumIdProfileCreated: false };

export type SignIn = (sent: Sent, request: FastifyRequest, reply: FastifyReply) => Promise<Answer>;

export function signInFlow(parts: Parts): SignIn {
  const { gateway, takeTransaction, sessions, views, guests, readable, openAccount, mergeGuest, attempts, config } =
    parts;
  const { events } = parts;

  /** What opens nothing is counted: who has a good code, and an office behind one address, is not held up by others. */
  const refuse = async (who: string, requestId: string): Promise<Answer> => {
    await events.recordRefusal({ kind: 'sign-in-refused', about: NOBODYS, role: 'guest', agentId: null, requestId });
    await attempts.mustBeFew('sign-in-code', who, MOST_BAD_CODES);
    return NOBODY;
  };

  /** A profile that an agent opens in this tab. */
  const openView = async (code: string, { context, ip, id }: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    const { session } = context.actor;
    const agent = session?.agent;
    if (!agent) return refuse(session?.hash ?? networkOf(ip), id);
    const who = { role: 'agent', agentId: agent.id, requestId: id } as const;
    const view = await views.open(code, session.hash, (transaction, about) =>
      events.record(transaction, { kind: 'view-opened', about, ...who }),
    );
    if (!view) return refuse(session.hash, id);
    reply.header(AGENT_SESSION_HEADER, view.header);
    return { ...NOBODY, uuid: view.subject, agentUserName: agent.userName };
  };

  const openAgentSession = async (
    identity: Identity,
    userName: string,
    { context, request, reply, idToken, proof }: Opening,
  ) => {
    const agent = { id: `${identity.issuer} ${identity.subject}`, userName };
    const nobody = { subject: null, isMember: false, usesMemberData: false };
    const who = { about: agentUuid(agent.id), role: 'agent', agentId: agent.id, requestId: request.id } as const;
    if (!provesFactor(proof, config.agentFactor)) {
      await events.recordRefusal({ kind: 'second-factor-missing', ...who, role: 'guest' });
      throw new Problem('second-factor-missing');
    }
    await events.recordAccess({ kind: 'signed-in', ...who });
    await sessions.open(reply, { brand: context.brand, ...nobody, agent }, { idToken, email: null });
    readable.forget(reply);
    return { ...NOBODY, agentUserName: userName };
  };

  const openShopperSession = async (identity: Identity, { context, request, reply, idToken }: Opening) => {
    const { brand, guest } = context;
    const { uuid, isNew } = await openAccount(identity, brand, request.id);
    const user = asUser(identity, uuid);
    const member = { isMember: isMember(user), usesMemberData: mayUseMemberData(user) };
    const role = member.isMember ? ('member' as const) : ('shopper' as const);
    const who = { about: uuid, role, agentId: null, requestId: request.id };
    if (isNew) await events.recordAccess({ kind: 'account-made', ...who });
    await events.recordAccess({ kind: 'signed-in', ...who });
    await sessions.open(reply, { brand, subject: uuid, ...member, agent: null }, { idToken, email: identity.email });
    readable.ofAccount(reply, uuid);
    try {
      await mergeGuest(guest?.uuid ?? null, uuid, request.id);
      guests.forget(reply, brand);
    } catch (error) {
      // The guest's cookie stays, and with it all is merged at the next sign-in.
      request.log.error({ err: error }, 'a guest could not be merged');
    }
    return { uuid, agentUserName: null, isNewOptumIdProfileCreated: isNew };
  };

  return async ({ code, state, iss }, request, reply) => {
    const { context } = request;
    if (views.isViewCode(code)) return openView(code, request, reply);
    const transaction = state === undefined ? null : takeTransaction(request.cookies, reply, context.brand, state);
    const origin = originOf(request.headers.host, config);
    if (!transaction || state === undefined || origin === null) return refuse(networkOf(request.ip), request.id);

    // A provider takes back what a code opened when the code comes again: of many at once, one alone may ask.
    const isFirst = (await attempts.countInHour('sign-in-finished', state)) === 1;
    const signedIn = isFirst ? await gateway.finish(origin, transaction, { code, state, iss }) : null;
    if (!signedIn) {
      const who = { about: NOBODYS, role: 'guest', agentId: null, requestId: request.id } as const;
      await events.recordRefusal({ kind: 'sign-in-refused', ...who });
      return NOBODY;
    }
    const { identity, proof, idToken } = signedIn;
    const opening = { context, request, reply, proof, idToken };
    const answer = identity.agentUserName
      ? await openAgentSession(identity, identity.agentUserName, opening)
      : await openShopperSession(identity, opening);
    // The token that was there before the sign-in is of no use after it.
    if (context.actor.session) await sessions.end(context.actor.session.hash, 'session-ended replaced');
    return answer;
  };
}

type Opening = {
  context: RequestContext;
  request: FastifyRequest;
  reply: FastifyReply;
  proof: HowProved;
  idToken: string;
};
