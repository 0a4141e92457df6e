import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { SIGN_IN_SECONDS } from '../sign-in/sign-in-transactions.ts';
import type { Accounts } from './accounts.ts';
import type { payloadStore } from './adapter.ts';
import { CLIENT_ID } from './client.ts';
import type { ProviderKeys } from './keys.ts';

/** What the cookie of an interaction is sent with: its calls, and nothing else. */
const INTERACTION_CALLS = '/landrover/api/identity';

const SECONDS = { code: 60, interaction: SIGN_IN_SECONDS, token: 600 } as const;

type Parts = {
  /** Where the site stands, like 'http://lantern.localhost:3000'. */
  origin: string;
  clientSecret: string;
  keys: ProviderKeys;
  accounts: Accounts;
  store: ReturnType<typeof payloadStore>;
  onFault: (error: unknown) => void;
};

/** The embedded OpenID Connect provider of one origin. */
export function makeProvider({ origin, clientSecret, keys, accounts, store, onFault }: Parts): Provider {
  const provider = new Provider(`${origin}/idp`, {
    adapter: store,
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookie] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`${origin}/shopper-profile`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    pkce: { required: () => true },
    // The session of the site is the only one there is: a provider that remembered people would sign them in again after
    // the idle limit has signed them out. So there is nothing here that signing out could end.
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    expiresWithSession: () => false,
    claims: CLAIMS,
    discovery: { prompt_values_supported: ['login', 'create'] },
    interactions: { policy: policy(), url: (context, { uid, prompt }) => screenOf(context, uid, prompt.name) },
    ttl: {
      Session: SECONDS.token,
      Grant: SECONDS.token,
      AccessToken: SECONDS.token,
      IdToken: SECONDS.token,
      AuthorizationCode: SECONDS.code,
      Interaction: SECONDS.interaction,
    },
    loadExistingGrant: grantAll,
    findAccount: async (_context, id) => {
      const claims = await accounts.claims(id);
      return claims && { accountId: id, claims: () => claims };
    },
    // A person who comes back too late is led to the page that says so.
    renderError: (context, { error }) => {
      context.status = 303;
      context.redirect(error === 'server_error' ? '/shopper-profile?signin=unavailable' : '/sign-in/ended');
    },
  });
  // Behind a proxy that ends https, what the browser sees is told by the two headers that the mount sets.
  provider.proxy = true;
  provider.on('server_error', (_context, error) => onFault(error));
  // Koa's own listener would write the fault, and what it quotes, to the console.
  (provider as NodeJS.EventEmitter).on('error', onFault);
  provider.on('authorization.success', ({ oidc }) => {
    Object.assign(oidc.session ?? {}, { destroyed: true });
  });
  return provider;
}

/** All of them go with 'profile' and 'email', which every provider knows. */
const CLAIMS: NonNullable<Configuration['claims']> = {
  // Signed, also where it was not asked for: before the sign-in nobody knows who is an agent.
  openid: ['sub', 'amr'],
  email: ['email'],
  profile: [
    'given_name',
    'family_name',
    'birthdate',
    'zip_code',
    'medicare_number',
    'user_type',
    'optum_id',
    'created_by',
    'salesforce_record_type',
    'lis_subsidy_level',
    'agent_user_name',
  ],
};

/** Signing in, or making an account where the site asks for that. @source OpenID, Initiating User Registration 1.0 */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return prompts;
}

type Interactions = NonNullable<Configuration['interactions']>;
type Context = Parameters<NonNullable<Interactions['url']>>[0];

/** The page of the site; the cookie that the provider ties it to goes with the calls of that page too. */
function screenOf(context: Context, uid: string, prompt: string): string {
  const cookie = { path: `${INTERACTION_CALLS}/${uid}`, httpOnly: true, sameSite: 'lax' } as const;
  context.cookies.set(context.oidc.provider.cookieName('interaction'), uid, {
    ...cookie,
    maxAge: SECONDS.interaction * 1000,
  });
  return `/${prompt === 'create' ? 'register' : 'sign-in'}/${uid}`;
}

/** The site is the provider's own: nobody is asked whether it may know who they are. */
const grantAll: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const clientId = oidc.client?.clientId;
  const accountId = oidc.session?.accountId;
  if (clientId === undefined || accountId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ clientId, accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
};
