import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inject } from 'light-my-request';
import type Provider from 'oidc-provider';
import type pg from 'pg';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { brandOfHost, hostName } from '#server/http/host.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { type Accounts, accountStore } from './accounts.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_SECRETS } from './demo-accounts.ts';
import { factorStore } from './factors.ts';
import { providerKeys } from './keys.ts';
import { loadProvider } from './load-provider.ts';
import { type SecondStep, secondStep } from './second-step.ts';

export const MOUNT = '/idp';

/** A host may come with any port, so the providers that are held at once are limited. */
const MOST_PROVIDERS = 50;

export type EmbeddedProvider = {
  accounts: Accounts;
  secondStep: SecondStep;
  clientSecret: string;
  /** @returns null for a host that is none of ours. */
  of(host: string | undefined): Promise<Provider | null>;
  /** What answers requests below /idp; null for a host that is none of ours. */
  answererOf(
    host: string | undefined,
  ): Promise<((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null>;
  /** How the server itself asks its provider: in this process, so that no port and no name has to be found. */
  fetch(url: string, options: { method: string; headers: Record<string, string>; body?: unknown }): Promise<Response>;
  /** Makes the keys and the demo accounts where they are missing. */
  prepare(): Promise<void>;
};

/** What a provider of this process is made of. */
export type ProviderParts = {
  config: Config;
  pool: pg.Pool;
  sealer: FieldSealer;
  machine: Clock;
  onFault: (error: unknown) => void;
};

type Made = { provider: Provider; callback: ReturnType<Provider['callback']> };

/** One provider for each origin of the site, made when it is first asked: the issuer of a token names its origin. */
export function embeddedProvider({ config, pool, sealer, machine, onFault }: ProviderParts): EmbeddedProvider {
  const accounts = accountStore({ pool, sealer, machine, passwordCost: config.passwordCost });
  const factors = factorStore({ pool, sealer, machine });
  const tellsDemoCodes = !config.production;
  // Only this process asks its own provider for tokens, so nobody else needs to know it.
  const clientSecret = randomBytes(32).toString('base64url');
  const providers = new Map<string, Made>();
  const scheme = config.secureCookies ? 'https' : 'http';

  let prepared: Promise<(origin: string) => Provider> | null = null;
  const prepare = () => {
    prepared ??= makeReady().catch((error) => {
      prepared = null;
      throw error;
    });
    return prepared;
  };
  const makeReady = async () => {
    await accounts.ensure(Object.values(DEMO_ACCOUNTS), DEMO_PASSWORD);
    for (const [person, secret] of Object.entries(DEMO_SECRETS)) {
      const id = await accounts.idOf(DEMO_ACCOUNTS[person as keyof typeof DEMO_SECRETS].email);
      if (id !== null) await factors.ensure(id, secret);
    }
    // Reading its code takes longer than all else at a start, so that waits until somebody may want to sign in.
    const { makeProvider, payloadStore } = await loadProvider();
    const keys = await providerKeys({ pool, sealer, machine });
    const store = payloadStore({ pool, machine });
    return (origin: string) => makeProvider({ origin, clientSecret, keys, accounts, store, onFault });
  };

  const find = async (host: string | undefined): Promise<Made | null> => {
    if (host === undefined || brandOfHost(hostName(host), config) === null) return null;
    const origin = `${scheme}://${host.toLowerCase()}`;
    if (!URL.canParse(origin)) return null;
    const make = await prepare();
    const known = providers.get(origin);
    if (known) return known;
    if (providers.size >= MOST_PROVIDERS) providers.clear();
    const provider = make(origin);
    const made = { provider, callback: provider.callback() };
    providers.set(origin, made);
    return made;
  };

  const hand = async ({ callback }: Made, request: IncomingMessage, response: ServerResponse) => {
    const mounted = request as IncomingMessage & { originalUrl?: string };
    mounted.originalUrl = request.url ?? '';
    mounted.url = mounted.originalUrl.slice(MOUNT.length) || '/';
    // Never what a client says of itself.
    request.headers['x-forwarded-proto'] = scheme;
    request.headers['x-forwarded-host'] = request.headers.host;
    delete request.headers['x-forwarded-for'];
    await callback(request, response);
  };

  return {
    accounts,
    secondStep: secondStep({ accounts, factors, sealer, machine, tellsDemoCodes }),
    clientSecret,
    of: async (host) => (await find(host))?.provider ?? null,
    prepare: async () => {
      await prepare();
    },

    async answererOf(host) {
      const made = await find(host);
      return made && ((request, response) => hand(made, request, response));
    },

    async fetch(url, { method, headers, body }) {
      const { host, pathname, search } = new URL(url);
      const made = await find(host);
      if (!made) throw new Error('There is no identity provider for this host.');
      const reply = await inject((request, response) => void hand(made, request, response), {
        method: method as 'GET',
        url: `${pathname}${search}`,
        headers: { ...headers, host },
        ...(body instanceof URLSearchParams && { payload: body.toString() }),
      });
      const sent = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as [string, string]);
      return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode, headers: sent });
    },
  };
}
