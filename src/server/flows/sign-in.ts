import type { FastifyReply, FastifyRequest } from 'fastify';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import { Problem } from '#contract/problem.ts';
import type { Parsed, Reply } from '#contract/route.ts';
import type { authValidate } from '#contract/sign-in.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { isMember, mayUseMemberData } from '#domain/identity/member-kinds.ts';
import type { Config } from '../config.ts';
import type { Identity, IdentityGateway, SignInTransaction } from '../gateways/identity/identity-gateway.ts';
import type { GuestTokens } from '../http/guest-token.ts';
import { originOf } from '../http/host.ts';
import type { ReadableCookies } from '../http/readable-cookies.ts';
import type { Visit } from '../http/visit.ts';
import type { Attempts } from '../security/attempts.ts';
import type { AgentViews } from '../session/agent-views.ts';
import type { Sessions } from '../session/sessions.ts';
import type { CarryOver } from './carry-over.ts';
import { asUser, type OpenedAccount } from './open-account.ts';

type Answer = Reply<typeof authValidate>;
type Sent = Parsed<typeof authValidate>['body'];

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
  carryOver: CarryOver;
  attempts: Attempts;
  config: Config;
};

/** In a minute, from one network address. */
const MOST_BAD_CODES = 30;

/** A code that opens nothing answers no uuid, and changes nothing. AUTH-609. */
const NOBODY: Answer = { uuid: null, agentUserName: null, isNewOptumIdProfileCreated: false };

export type SignIn = (sent: Sent, request: FastifyRequest, reply: FastifyReply) => Promise<Answer>;

export function signInFlow(parts: Parts): SignIn {
  const { gateway, takeTransaction, sessions, views, guests, readable, openAccount, carryOver, attempts, config } =
    parts;

  /** What opens nothing is counted: who has a good code, and an office behind one address, is not held up by others. */
  const refuse = async (who: string): Promise<Answer> => {
    if (!(await attempts.mayTry('sign-in-code', who, MOST_BAD_CODES))) throw new Problem('too-many-requests');
    return NOBODY;
  };

  /** A profile that an agent opens in this tab. */
  const openView = async (code: string, { visit, ip }: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    const { session } = visit.actor;
    const view = session?.agent ? await views.open(code, session.hash) : null;
    if (!view) return refuse(session?.hash ?? ip);
    reply.header(AGENT_SESSION_HEADER, view.header);
    return { ...NOBODY, uuid: view.subject, agentUserName: session?.agent?.userName ?? null };
  };

  const openAgentSession = async (identity: Identity, userName: string, { visit, reply, idToken }: Opening) => {
    const agent = { id: `${identity.issuer} ${identity.subject}`, userName };
    const nobody = { subject: null, isMember: false, usesMemberData: false };
    await sessions.open(reply, { brand: visit.brand, ...nobody, agent }, idToken);
    readable.forget(reply);
    return { ...NOBODY, agentUserName: userName };
  };

  const openShopperSession = async (identity: Identity, { visit, request, reply, idToken }: Opening) => {
    const { brand, guest } = visit;
    const { uuid, isNew } = await openAccount(identity, brand, request.id);
    const user = asUser(identity, uuid);
    const member = { isMember: isMember(user), usesMemberData: mayUseMemberData(user) };
    await sessions.open(reply, { brand, subject: uuid, ...member, agent: null }, idToken);
    readable.ofAccount(reply, uuid);
    try {
      await carryOver(guest?.uuid ?? null, uuid, request.id);
      guests.forget(reply, brand);
    } catch (error) {
      // The guest's cookie stays, and with it all is carried over at the next sign-in.
      request.log.error({ err: error }, 'a guest could not be carried over');
    }
    return { uuid, agentUserName: null, isNewOptumIdProfileCreated: isNew };
  };

  return async ({ code, state, iss }, request, reply) => {
    const { visit } = request;
    if (views.isViewCode(code)) return openView(code, request, reply);
    const transaction = state === undefined ? null : takeTransaction(request.cookies, reply, visit.brand, state);
    const origin = originOf(request.headers.host, config);
    if (!transaction || state === undefined || origin === null) return refuse(request.ip);

    const signedIn = await gateway.finish(origin, transaction, { code, state, iss });
    if (!signedIn) return NOBODY;
    const { identity, idToken } = signedIn;
    const opening = { visit, request, reply, idToken };
    const answer = identity.agentUserName
      ? await openAgentSession(identity, identity.agentUserName, opening)
      : await openShopperSession(identity, opening);
    // The token that was there before the sign-in is of no use after it.
    if (visit.actor.session) await sessions.end(visit.actor.session.hash);
    return answer;
  };
}

type Opening = { visit: Visit; request: FastifyRequest; reply: FastifyReply; idToken: string };
