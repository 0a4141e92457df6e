import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { blueButtonGateway, type ClaimsKeeper } from './blue-button.ts';
import type { ClaimsGateway } from './claims-gateway.ts';
import { type EmbeddedClaims, embeddedClaims } from './embedded/embedded-claims.ts';

/** Where an operator's keeper of claims is. */
export type ClaimsSettings = Omit<ClaimsKeeper, 'fetch'>;

/** Who keeps claims: the operator's service, or in development made-up people of this process. */
export type ClaimsPart = { gateway: ClaimsGateway; embedded: EmbeddedClaims | null };

type Parts = {
  config: Pick<Config, 'claims' | 'production' | 'secureCookies'>;
  machine: Clock;
  business: Clock;
  onFault: Parameters<typeof blueButtonGateway>[0]['onFault'];
};

/** Null in production without such a service: nothing is imported there. */
export function claimsPart({ config, machine, business, onFault }: Parts): ClaimsPart | null {
  const { claims, production, secureCookies } = config;
  if (claims)
    return { gateway: blueButtonGateway({ keeperOf: () => ({ ...claims, fetch }), onFault }), embedded: null };
  if (production) return null;
  const embedded = embeddedClaims({ machine, business, secure: secureCookies });
  return { gateway: blueButtonGateway({ keeperOf: embedded.keeperOf, onFault }), embedded };
}
