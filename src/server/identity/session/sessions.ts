import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import type { Brand } from '#domain/brand/brand.ts';
import { sessionLeft } from '#domain/session/session-left.ts';
import { type AgentLimits, limitsOfAgent, type SessionLimits } from '#domain/session/session-limits.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction, type Queryable } from '#server/db/transaction.ts';
import type { CookieJar } from '#server/http/cookies.ts';
import type { AccessEvent, AccessEvents } from '#server/profile/access-events.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { type EndKind, endByTime, endWriter } from './session-ends.ts';
import {
  type Along,
  addSession,
  findEmailDigest,
  findIdToken,
  findSession,
  findSessionWith,
  markSeen,
  removeOtherSessions,
  removeSession,
  type SessionRow,
} from './store.ts';

type Parts = {
  pool: pg.Pool;
  jar: CookieJar;
  machine: Clock;
  sealer: FieldSealer;
  events: AccessEvents;
  agentLimits: AgentLimits;
};

/** along: what was read with it of its subject, null where nothing was. */
type FoundSession = { session: SessionRow; along: unknown };

/** Whose sessions they are: of a shopper's profiles, or of an agent. */
type Holder = { subjects: readonly string[]; agentId: string | null };

type NewlyOpened = Omit<SessionRow, 'hash' | 'createdAt' | 'lastSeenAt'>;
/** What the identity provider said of who signed in. */
type Vouched = { idToken: string; email: string | null };

type EndOfOthers = {
  /** The hash of the one that stays; null where all end. */
  but: string | null;
  kind: EndKind;
  beside?: readonly AccessEvent[];
  also?: (transaction: Queryable) => Promise<void>;
};

/** No cookie has this hash. */
const NONE = '';

type Cookies = Record<string, string | undefined>;

// One for each brand, as for guests: a session of one brand is none of the other.
const cookieOf = (brand: Brand) => `sp_session_${brand}`;

/** 256 bits, which nobody guesses. OWASP ASVS 7.2.3. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** A sign of life is written down at most this often: a page makes several calls at once. */
const SEEN_EVERY = 10_000;

export type Sessions = ReturnType<typeof sessions>;

/** Opaque tokens in a cookie, their hashes in the database: what ends there has ended in every process and tab. */
export function sessions({ pool, jar, machine, sealer, events, agentLimits }: Parts) {
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
  const cellOf = (hash: string) => ({ table: 'session', column: 'id_token', row: hash });

  const digestsOf = (email: string) => sealer.digests(email.trim().toLowerCase(), 'e-mail of a session');

  /** @param ofShopper what ends the session of a shopper. */
  const left = ({ createdAt, lastSeenAt, agent }: SessionRow, ofShopper: SessionLimits) => {
    const limits = agent === null ? ofShopper : limitsOfAgent(ofShopper, agentLimits);
    return { ...sessionLeft({ idle: machine() - lastSeenAt, age: machine() - createdAt }, limits), limits };
  };

  const writeEnds = endWriter(events.record);

  const end = (hash: string, kind: EndKind) =>
    inTransaction(pool, async (transaction) => {
      const removed = await removeSession(transaction, hash);
      if (!removed) return null;
      await writeEnds(transaction, [{ kind, removed }]);
      return sealer.openOrNull(removed.idTokenSealed, cellOf(hash));
    });

  const read = async (hash: string, brand: Brand, along?: Along): Promise<FoundSession | null> => {
    if (along) return findSessionWith(pool, hash, brand, along);
    const session = await findSession(pool, hash, brand);
    return session && { session, along: null };
  };

  return {
    left,

    /** Whether the browser brought a session cookie of the brand, of whatever worth. */
    isBrought: (cookies: Cookies, brand: Brand) => jar.read(cookies, cookieOf(brand)) !== undefined,

    /** The living session of a cookie, with what is read along; or null. */
    async find(cookies: Cookies, brand: Brand, limits: SessionLimits, along?: Along): Promise<FoundSession | null> {
      const token = jar.read(cookies, cookieOf(brand));
      if (token === undefined || !TOKEN.test(token)) return null;
      const found = await read(hashOf(token), brand, along);
      if (!found) return null;
      const time = left(found.session, limits);
      if (time.left > 0) return found;
      await end(found.session.hash, endByTime(time));
      return null;
    },

    /** A sign of life. @returns the session as seen now. */
    async see(session: SessionRow, at = machine(), every = SEEN_EVERY): Promise<SessionRow> {
      if (at - session.lastSeenAt >= every) await markSeen(pool, session.hash, at);
      return { ...session, lastSeenAt: Math.max(at, session.lastSeenAt) };
    },

    /** Always a new token: one that was in the browser before the sign-in is never adopted. OWASP ASVS 7.2.4. */
    async open(reply: FastifyReply, session: NewlyOpened, { idToken, email }: Vouched) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const hash = hashOf(token);
      const idTokenSealed = sealer.seal(idToken, cellOf(hash));
      const emailDigest = email === null ? null : (digestsOf(email)[0] ?? null);
      await addSession(pool, { ...session, hash, idTokenSealed, emailDigest, at: machine() });
      jar.write(reply, cookieOf(session.brand), token);
    },

    /** Whether it is the e-mail that the identity provider vouched for at the sign-in. */
    async isEmailOf(hash: string, email: string): Promise<boolean> {
      const known = await findEmailDigest(pool, hash);
      return known !== null && digestsOf(email).includes(known);
    },

    /** What the identity provider said of who it is. */
    idTokenOf: async (hash: string) => sealer.openOrNull(await findIdToken(pool, hash), cellOf(hash)),

    /** Ends it in every tab and process. @returns its id token, which the provider wants at sign-out. */
    end,

    /** Ends every session of somebody but one, with what else happens in the same transaction. */
    endOthers: (who: Holder, { but, kind, beside, also }: EndOfOthers) =>
      inTransaction(pool, async (transaction) => {
        await also?.(transaction);
        const others = await removeOtherSessions(transaction, who, but ?? NONE);
        const ended = others.map((removed) => ({ kind, removed }));
        await writeEnds(transaction, ended, beside);
      }),

    forget: (reply: FastifyReply, brand: Brand) => jar.clear(reply, cookieOf(brand)),
  };
}
