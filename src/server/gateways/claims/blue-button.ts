import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  ResponseBodyError,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
} from 'openid-client';
import { z } from 'zod';
import type { ClaimsFault, ClaimsGateway, ClaimsGrant, ClaimsSource } from './claims-gateway.ts';
import { bytesOf, type Fetch, LIMITS, type Limits } from './fetch-json.ts';
import { readClaims } from './read-claims.ts';

/** Where a keeper of claims is, and how it knows this site. */
export type ClaimsKeeper = {
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** The address below which its resources are; an employer's only where there is one. */
  bases: { member: string; employer: string | null };
  fetch: Fetch;
};

/** @source Blue Button, scopes */
const SCOPE = 'openid profile patient/Patient.rs patient/Coverage.rs patient/ExplanationOfBenefit.rs';

/** Where a person comes back to after they were asked. */
export const CLAIMS_RETURN = '/shopper-profile/claims';

type Parts = {
  keeperOf: (origin: string) => ClaimsKeeper;
  limits?: Limits;
  /** Told of what fails, without anything of the person. */
  onFault: (fault: { step: 'token' | ClaimsSource; because: ClaimsFault }) => void;
};

/** Blue Button 2.0, or whoever does as it does: code flow with PKCE, then FHIR R4 in its version 2 or 3. */
export function blueButtonGateway({ keeperOf, limits = LIMITS, onFault }: Parts): ClaimsGateway {
  const traded = async (trade: () => Promise<ClaimsGrant>): Promise<ClaimsGrant | ClaimsFault | null> => {
    try {
      return await trade();
    } catch (error) {
      if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return null;
      onFault({ step: 'token', because: 'out-of-order' });
      return 'out-of-order';
    }
  };

  return {
    async begin(origin) {
      const transaction = { state: randomState(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(configurationOf(keeperOf(origin), limits), {
        redirect_uri: `${origin}${CLAIMS_RETURN}`,
        response_type: 'code',
        scope: SCOPE,
        state: transaction.state,
        code_challenge: await calculatePKCECodeChallenge(transaction.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, transaction };
    },

    async finish(origin, { state, codeVerifier }, answer) {
      if (answer.state !== state) return null;
      const address = new URL(`${origin}${CLAIMS_RETURN}`);
      address.search = new URLSearchParams({ code: answer.code, state }).toString();
      return traded(async () => {
        const checks = { pkceCodeVerifier: codeVerifier, expectedState: state };
        return grantOf(await authorizationCodeGrant(configurationOf(keeperOf(origin), limits), address, checks));
      });
    },

    refresh: (origin, grant) =>
      traded(async () => {
        const fresh = grantOf(await refreshTokenGrant(configurationOf(keeperOf(origin), limits), grant.refreshToken));
        // A keeper repeats only what has changed. @source RFC 6749, 6
        return {
          ...fresh,
          patientId: fresh.patientId ?? grant.patientId,
          refreshToken: fresh.refreshToken ?? grant.refreshToken,
          scopes: fresh.scopes.length > 0 ? fresh.scopes : grant.scopes,
        };
      }),

    async read(request) {
      const { bases, fetch } = keeperOf(request.origin);
      const base = bases[request.source];
      if (base === null) return { found: false, because: 'unknown-person', retryAfterSeconds: null };
      const answer = await readClaims(request, { base: new URL(base), fetch, limits });
      if (!answer.found) onFault({ step: request.source, because: answer.because });
      return answer;
    },
  };
}

const Tokens = z.object({
  access_token: z.string().min(1),
  patient: z.string().nullish(),
  scope: z.string().default(''),
  expires_in: z.number().nullish(),
  refresh_token: z.string().min(1).nullish(),
});

function grantOf(tokens: unknown): ClaimsGrant {
  const { access_token, patient, scope, expires_in, refresh_token } = Tokens.parse(tokens);
  return {
    accessToken: access_token,
    patientId: patient ?? null,
    scopes: scope.split(' ').filter(Boolean),
    expiresInSeconds: expires_in ?? null,
    refreshToken: refresh_token ?? null,
  };
}

/** Its addresses are told by configuration: not every keeper of claims can be asked for them. */
function configurationOf(keeper: ClaimsKeeper, limits: Limits): Configuration {
  const { authorizeUrl, tokenUrl, clientId, clientSecret } = keeper;
  const configuration = new Configuration(
    { issuer: new URL(authorizeUrl).origin, authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl },
    clientId,
    clientSecret,
    ClientSecretBasic(clientSecret),
  );
  configuration.timeout = limits.answerMilliseconds / 1000;
  configuration[customFetch] = async (url, { signal, ...options }) => {
    const mine = signal ?? AbortSignal.timeout(limits.answerMilliseconds);
    const response = await keeper.fetch(new URL(url), { ...(options as RequestInit), signal: mine });
    const bytes = await bytesOf(response, limits.mostBytes);
    if (!bytes) throw new Error('The keeper of claims sent far too much.');
    const { status, headers } = response;
    return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), { status, headers });
  };
  // The configuration lets no plain address through in production.
  if (tokenUrl.startsWith('http:')) allowInsecureRequests(configuration);
  return configuration;
}
