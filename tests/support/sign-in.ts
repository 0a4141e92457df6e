import type { FastifyInstance } from 'fastify';
import type { Reply } from '#contract/schemas.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Identity } from '#server/identity/gateway/identity-gateway.ts';
import type { fakeIdentity } from './fake-identity.ts';
import { testClient } from './test-client.ts';

type Browser = ReturnType<typeof testClient>;
type Provider = ReturnType<typeof fakeIdentity>;

/** What the page sends with the code that a sign-in came back with. AUTH-401. */
export const codeBody = (code: string, state?: string) => ({
  code,
  isHsidLogin: true,
  requestHost: 'lantern.localhost',
  clientCookie: null,
  isMultiProfileCloakInEnabled: false,
  tool: 'shopper-profile',
  ...(state !== undefined && { state }),
});

/** Leaves for the provider, as a click on 'Sign in' does. @returns the state that comes back with the code. */
export async function leavesForProvider(browser: Browser): Promise<string> {
  const reply = await browser.get('/sign-in', { 'sec-fetch-site': 'none', accept: 'text/html' });
  return new URL(String(reply.headers.location)).searchParams.get('state') ?? '';
}

export async function signsIn(browser: Browser, provider: Provider, identity: Identity, brand: Brand = 'aarp') {
  const state = await leavesForProvider(browser);
  const body = codeBody(provider.codeFor(identity), state);
  const reply = await browser.post(`/landrover/api/apps/${brand}/authValidate`, body);
  return reply.json<Reply<'authValidate'>>();
}

/** Somebody who has just signed in. */
export async function signedIn(app: FastifyInstance, provider: Provider, identity: Identity) {
  const browser = testClient(app);
  const { uuid } = await signsIn(browser, provider, identity);
  return { ...browser, uuid: uuid ?? '', profile: `/landrover/api/Users/${uuid}` };
}
