import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import { Problem } from '#contract/problem.ts';
import { hasPersonClaims, readClaims, readProof } from './claims.ts';
import { isRefusal } from './failures.ts';
import type { Identity, IdentityGateway } from './identity-gateway.ts';
import { type Issuer, issuerFinder } from './issuer.ts';
import { type AgentFactor, askForFactor } from './second-factor.ts';

const SCOPE = 'openid profile email';

/** The page that a sign-in comes back to. */
const redirectUri = (origin: string) => `${origin}/shopper-profile`;

type Parts = {
  issuerOf: (origin: string) => Issuer;
  agentFactor: AgentFactor;
  /** Told of what fails, without anything of the person who signs in. */
  onFault: (error: unknown) => void;
};

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** The identity provider by OpenID Connect: code flow with PKCE, state, nonce and the issuer of the answer. */
export function openIdGateway({ issuerOf, agentFactor, onFault }: Parts): IdentityGateway {
  const configurationOf = issuerFinder();

  const outside = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      onFault(error);
      throw new Problem('sign-in-unavailable', { cause: error });
    }
  };

  return {
    begin: ({ origin, screen }) =>
      outside(async () => {
        const configuration = await configurationOf(issuerOf(origin));
        const transaction = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri(origin),
          scope: SCOPE,
          response_type: 'code',
          code_challenge: await calculatePKCECodeChallenge(transaction.codeVerifier),
          code_challenge_method: 'S256',
          state: transaction.state,
          nonce: transaction.nonce,
          // A session of the provider's own must not let in whoever sits there after ours has ended.
          prompt: screen === 'register' && mayRegister(configuration) ? 'create' : 'login',
          ...(screen === 'agent' && askForFactor(agentFactor)),
        });
        return { url: url.href, transaction };
      }),

    async finish(origin, { state, nonce, codeVerifier }, answer) {
      const issuer = issuerOf(origin);
      if (answer.state !== state) return null;
      return outside(async () => {
        const configuration = await configurationOf(issuer);
        const promised = configuration.serverMetadata().issuer;
        if (answer.iss !== undefined && answer.iss !== promised) return null;
        const address = new URL(redirectUri(origin));
        address.search = new URLSearchParams({ code: answer.code, state, iss: promised }).toString();
        const tokens = await nullWhenRefused(() =>
          authorizationCodeGrant(configuration, address, {
            pkceCodeVerifier: codeVerifier,
            expectedState: state,
            expectedNonce: nonce,
            idTokenExpected: true,
          }),
        );
        if (!tokens) return null;
        const identity = await identityOf(configuration, issuer, tokens);
        return { identity, proof: readProof(tokens.claims()), idToken: tokens.id_token ?? '' };
      });
    },

    signOutUrl: (origin, idToken) =>
      outside(async () => {
        const configuration = await configurationOf(issuerOf(origin));
        if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
        return buildEndSessionUrl(configuration, {
          post_logout_redirect_uri: `${origin}/sign-out`,
          // The hint stands in an address: a token that says more of a person than who it is stays out of it.
          ...(idToken && !hasPersonClaims(idToken) && { id_token_hint: idToken }),
        }).href;
      }),
  };
}

/** @source OpenID, Initiating User Registration 1.0: only who says so knows the prompt. */
function mayRegister(configuration: Configuration): boolean {
  const prompts = configuration.serverMetadata()['prompt_values_supported'];
  return Array.isArray(prompts) && prompts.includes('create');
}

async function nullWhenRefused(work: () => Promise<Tokens>): Promise<Tokens | null> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** What the token says of a person is completed by what the userinfo address says, where there is one. */
async function identityOf(configuration: Configuration, { name }: Issuer, tokens: Tokens): Promise<Identity> {
  const token = tokens.claims();
  if (!token) throw new Error('The identity provider sent no id token.');
  const needsUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const userInfo = needsUserInfo ? await fetchUserInfo(configuration, tokens.access_token, token.sub) : {};
  return { issuer: name ?? token.iss, ...readClaims({ ...token, ...userInfo }) };
}
