import { EMBEDDED, type IdentityGateway } from './gateway/identity-gateway.ts';
import { openIdGateway } from './gateway/openid-gateway.ts';
import { CLIENT_ID } from './provider/client.ts';
import { type EmbeddedProvider, embeddedProvider, MOUNT, type ProviderParts } from './provider/providers.ts';

export type IdentityPart = {
  gateway: IdentityGateway;
  /** The provider of this process; null where the operator named another one. */
  embedded: EmbeddedProvider | null;
};

/** Who vouches for people: the operator's provider, or the one of this process with its demo accounts. */
export function identityPart({ config, onFault, ...parts }: ProviderParts): IdentityPart {
  const { oidc, agentFactor } = config;
  if (oidc) {
    const issuer = { url: oidc.issuer, clientId: oidc.clientId, clientSecret: oidc.clientSecret };
    return { gateway: openIdGateway({ issuerOf: () => issuer, agentFactor, onFault }), embedded: null };
  }
  const embedded = embeddedProvider({ config, onFault, ...parts });
  const { clientSecret, fetch } = embedded;
  const issuerOf = (origin: string) => ({
    url: `${origin}${MOUNT}`,
    clientId: CLIENT_ID,
    clientSecret,
    fetch,
    name: EMBEDDED,
  });
  return { gateway: openIdGateway({ issuerOf, agentFactor, onFault }), embedded };
}
