import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Any HTTP server on a free port of this machine. */
export async function listening(answer: RequestListener) {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

type ProviderOptions = { origin: string; claims: Record<string, unknown>; inToken: boolean; amr?: string[] };

/** Somebody else's OpenID Connect provider, over the network, which takes whoever comes for one person. */
export async function outsideProvider({ origin, claims, inToken, amr }: ProviderOptions) {
  let provider: Provider | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/who/')) return void provider?.callback()(request, response);
    await provider?.interactionFinished(request, response, { login: { accountId: 'outsider-1', ...(amr && { amr }) } });
  };
  const server = await listening((request, response) => void answer(request, response));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  provider = new Provider(server.url, {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'outside' }] },
    clients: [
      {
        client_id: 'our-site',
        client_secret: 'their secret: with a colon',
        redirect_uris: [`${origin}/shopper-profile`],
        post_logout_redirect_uris: [`${origin}/sign-out`],
      },
    ],
    conformIdTokenClaims: !inToken,
    claims: { amr: null, openid: ['sub'], email: ['email'], profile: Object.keys(claims) },
    cookies: { keys: ['outside'] },
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    interactions: { url: (_context, { uid }) => `/who/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...claims }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const issuer = { url: server.url, clientId: 'our-site', clientSecret: 'their secret: with a colon' };
  return { ...server, issuer };
}

/** Follows the redirects of a provider as a browser does. @returns the address at our site where they end. */
export async function followToUs(address: string, origin: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = new URL(address);
  for (let hops = 0; hops < 10 && next.origin !== origin; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(next, { redirect: 'manual', headers: cookie ? { cookie } : {} });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    next = new URL(reply.headers.get('location') ?? '', next);
  }
  return next;
}
