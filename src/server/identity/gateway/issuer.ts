import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';

/** Where to find a provider, and how it knows this site. */
export type Issuer = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** How it is called in an identity, where that is not its address. */
  name?: string;
  /** Where it is not asked over the network. */
  fetch?: CustomFetch;
  /** How long one answer may take. */
  timeoutSeconds?: number;
};

const TIMEOUT_SECONDS = 10;
const MOST_BYTES = 1024 * 1024;
const HOUR = 3_600_000;
/** A host may come with any port, so what is remembered is limited. */
const MOST_KNOWN = 50;

/** Finds out once an hour what a provider offers. What failed is asked again the next time. */
export function issuerFinder() {
  const known = new Map<string, { discoveredAt: number; configuration: Promise<Configuration> }>();

  return (issuer: Issuer): Promise<Configuration> => {
    const before = known.get(issuer.url);
    if (before && performance.now() - before.discoveredAt < HOUR) return before.configuration;
    if (known.size >= MOST_KNOWN) known.clear();
    const configuration = discover(issuer);
    known.set(issuer.url, { discoveredAt: performance.now(), configuration });
    configuration.catch(() => known.delete(issuer.url));
    return configuration;
  };
}

async function discover({ url, clientId, clientSecret, ...how }: Issuer): Promise<Configuration> {
  const { fetch = limitedFetch, timeoutSeconds = TIMEOUT_SECONDS } = how;
  const address = new URL(url);
  // The configuration lets no plain address through in production.
  const execute = address.protocol === 'http:' ? [allowInsecureRequests] : [];
  const found = await discovery(address, clientId, clientSecret, undefined, {
    [customFetch]: fetch,
    timeout: timeoutSeconds,
    execute,
  });
  const server = found.serverMetadata();
  const methods = server.token_endpoint_auth_methods_supported;
  const authentication = !methods || methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
  const configuration = new Configuration(server, clientId, clientSecret, authentication(clientSecret));
  configuration[customFetch] = fetch;
  configuration.timeout = timeoutSeconds;
  for (const apply of [...execute, enableNonRepudiationChecks]) apply(configuration);
  return configuration;
}

/** No answer of a provider is large; one without end is cut off. */
const limitedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('The identity provider sent far too much.');
    chunks.push(chunk);
  }
  const { status, headers } = response;
  const hasNoBody = status === 204 || status === 304;
  return new Response(hasNoBody ? null : Buffer.concat(chunks), { status, headers });
};
