import type { QueryClient } from '@tanstack/react-query';
import type { Brand } from '#domain/brand/brand.ts';
import { redeemCode } from '#web/data/session.ts';
import { viewerQuery } from '#web/data/viewer.ts';
import { isAgentFlow } from '#web/lib/agent-header.ts';
import { cookieOf, cookies } from '#web/lib/cookie.ts';

/** What the address brought. */
export type SignInCode = { code: string; state?: string; iss?: string };

/** Spec A7: the name under which the profile page asks. */
const TOOL = 'shopper-profile';

/** The one readable cookie of the specification that every visitor has. */
const CLIENT_COOKIE = 'ucp_identity';

/** An agent has signed in, or looks at a profile in this tab. ROLE-606. */
const isAgentMode = (client: QueryClient) => {
  const kind = client.getQueryData(viewerQuery.queryKey)?.kind;
  return kind === 'agent' || kind === 'cloaked' || isAgentFlow();
};

/** AUTH-400, AUTH-401. */
export function validateCode(client: QueryClient, brand: Brand, signInCode: SignInCode) {
  const isAgent = isAgentMode(client);
  return redeemCode(brand, {
    ...signInCode,
    isHsidLogin: !isAgent,
    requestHost: window.location.host,
    clientCookie: cookieOf(cookies(), CLIENT_COOKIE),
    isMultiProfileCloakInEnabled: isAgent,
    tool: TOOL,
  });
}
