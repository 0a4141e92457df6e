import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';

/** What a browser brings when a person is to be asked. @source RFC 6749, 4.1.1; RFC 7636, 4.3 */
export const AuthorizeQuery = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  state: z.string().min(1).max(200),
  scope: z.string().max(300).default(''),
});
export type AuthorizeQuery = z.infer<typeof AuthorizeQuery>;

export const TokenBody = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string(),
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
]);
type TokenBody = z.infer<typeof TokenBody>;

type Consent = { personId: string; scope: string; until: number };
/** What was pressed on the page. */
type Agreed = { personId: string; scope: string; isOnce: boolean };

const CODE_MILLISECONDS = 60_000;
const TOKEN_MILLISECONDS = 3_600_000;
/** Thirteen months. @source Blue Button, access that a person grants */
const REFRESH_MILLISECONDS = 396 * 86_400_000;
/** It is for development: the oldest make room. */
const MOST_KEPT = 500;

/** Who agreed to what, for as long as this process runs. A code is used once. */
export function consentStore(machine: Clock) {
  const codes = new Map<string, Consent & { isOnce: boolean; challenge: string; redirectUri: string }>();
  const tokens = new Map<string, Consent>();
  const keep = <Value>(map: Map<string, Value>, value: Value): string => {
    const [oldest] = map.keys();
    if (map.size >= MOST_KEPT && oldest !== undefined) map.delete(oldest);
    const name = randomBytes(32).toString('base64url');
    map.set(name, value);
    return name;
  };

  const refreshes = new Map<string, Consent>();

  const issue = ({ personId, scope }: Consent, refresh: string | null) => {
    const token = keep(tokens, { personId, scope, until: machine() + TOKEN_MILLISECONDS });
    return { token, refresh, personId, scope, seconds: TOKEN_MILLISECONDS / 1000 };
  };

  /** Null for a code that is used, unknown, too old, or another browser's. */
  const tradeCode = ({ code, redirect_uri, code_verifier }: Extract<TokenBody, { code: string }>) => {
    const consent = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256').update(code_verifier).digest('base64url');
    if (!consent || consent.until < machine()) return null;
    if (consent.challenge !== challenge || consent.redirectUri !== redirect_uri) return null;
    const { personId, scope, isOnce } = consent;
    const until = machine() + REFRESH_MILLISECONDS;
    return issue(consent, isOnce ? null : keep(refreshes, { personId, scope, until }));
  };

  /** Each is used once, and brings the next one. */
  const tradeRefresh = (refresh: string) => {
    const consent = refreshes.get(refresh);
    refreshes.delete(refresh);
    return consent && consent.until >= machine() ? issue(consent, keep(refreshes, consent)) : null;
  };

  return {
    agree: ({ personId, scope, isOnce }: Agreed, { code_challenge, redirect_uri }: AuthorizeQuery) =>
      keep(codes, {
        personId,
        scope,
        isOnce,
        until: machine() + CODE_MILLISECONDS,
        challenge: code_challenge,
        redirectUri: redirect_uri,
      }),

    trade: (body: TokenBody) =>
      body.grant_type === 'refresh_token' ? tradeRefresh(body.refresh_token) : tradeCode(body),

    of(authorization: string | undefined): Consent | null {
      const consent = tokens.get(authorization?.replace(/^Bearer /, '') ?? '');
      return consent && consent.until >= machine() ? consent : null;
    },
  };
}
