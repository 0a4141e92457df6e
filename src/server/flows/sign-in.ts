import type { FastifyReply, FastifyRequest } from 'fastify';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import type { Reply } from '#contract/route.ts';
import type { authValidate } from '#contract/sign-in.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { isMember } from '#domain/identity/member-kinds.ts';
import type { Config } from '../config.ts';
import type { Identity, IdentityGateway, SignInTransaction } from '../gateways/identity/identity-gateway.ts';
import type { GuestTokens } from '../http/guest-token.ts';
import { originOf } from '../http/host.ts';
import type { ReadableCookies } from '../http/readable-cookies.ts';
import type { AgentViews } from '../session/agent-views.ts';
import type { Sessions } from '../session/sessions.ts';
import type { CarryOver } from './carry-over.ts';
import type { OpenedAccount } from './open-account.ts';

type Answer = Reply<typeof authValidate>;
type Sent = { code: string; state?: string | undefined; iss?: string | undefined };

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
  config: Config;
};

/** A code that opens nothing answers no uuid, and changes nothing. AUTH-609. */
const NOBODY: Answer = { uuid: null, agentUserName: null, isNewOptumIdProfileCreated: false };

export type SignIn = (sent: Sent, request: FastifyRequest, reply: FastifyReply) => Promise<Answer>;

export function signInFlow(parts: Parts): SignIn {
  const { gateway, takeTransaction, sessions, views, guests, readable, openAccount, carryOver, config } = parts;

  /** A profile that an agent opens in this tab. */
  const openView = async (code: string, { visit }: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    const { session } = visit.actor;
    const view = session?.agent ? await views.open(code, session.hash) : null;
    if (!view) return NOBODY;
    reply.header(AGENT_SESSION_HEADER, view.header);
    return { ...NOBODY, uuid: view.subject, agentUserName: session?.agent?.userName ?? null };
  };

  const openSession = async (identity: Identity, idToken: string, request: FastifyRequest, reply: FastifyReply) => {
    const { brand, guest, actor } = request.visit;
    // The token that was there before the sign-in is of no use after it.
    if (actor.session) await sessions.end(actor.session.hash);

    if (identity.agentUserName !== null) {
      const agent = { id: `${identity.issuer} ${identity.subject}`, userName: identity.agentUserName };
      await sessions.open(reply, { brand, subject: null, isMember: false, agent }, idToken);
      readable.forget(reply);
      return { ...NOBODY, agentUserName: identity.agentUserName };
    }

    const { uuid, isNew } = await openAccount(identity, brand, request.id);
    if (guest) await carryOver(guest.uuid, uuid, request.id);
    guests.forget(reply, brand);
    const session = { brand, subject: uuid, isMember: isMember(asUser(identity, uuid)), agent: null };
    await sessions.open(reply, session, idToken);
    readable.ofAccount(reply, uuid);
    return { uuid, agentUserName: null, isNewOptumIdProfileCreated: isNew };
  };

  return async ({ code, state, iss }, request, reply) => {
    if (views.isViewCode(code)) return openView(code, request, reply);
    if (state === undefined) return NOBODY;
    const transaction = takeTransaction(request.cookies, reply, request.visit.brand, state);
    const origin = originOf(request.headers.host, config);
    if (!transaction || origin === null) return NOBODY;
    const signedIn = await gateway.finish(origin, transaction, { code, state, iss });
    return signedIn ? openSession(signedIn.identity, signedIn.idToken, request, reply) : NOBODY;
  };
}

const asUser = ({ medicareNumber, dateOfBirth, ...identity }: Identity, uuid: string) => ({
  ...{ ...identity, uuid, isGuest: false, isCSRLogin: false },
  mbi: medicareNumber,
  dob: dateOfBirth,
});
