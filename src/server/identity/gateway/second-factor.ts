import type { HowProved } from './identity-gateway.ts';

/** What a provider says of a sign-in with a second factor: one of these methods, or one of these classes. */
export type AgentFactor = { amr: readonly string[]; acr: readonly string[] };

/** @source RFC 8176: several factors, a one-time password, a key in hardware or in software. */
export const FACTOR_METHODS = ['mfa', 'otp', 'hwk', 'swk'] as const;

/** What a person knows is the first factor, however often it is asked. @source RFC 8176 */
export const FIRST_FACTORS: readonly string[] = ['pwd', 'pin', 'kba'];

export const provesFactor = ({ acr, amr }: HowProved, wanted: AgentFactor): boolean =>
  amr.some((method) => wanted.amr.includes(method)) || (acr !== null && wanted.acr.includes(acr));

/** Parameters of the request to the provider. @source OpenID Connect Core, 3.1.2.1 and 5.5.1.1 */
export function askForFactor({ acr }: AgentFactor): Record<string, string> {
  const idToken = { amr: { essential: true }, ...(acr.length > 0 && { acr: { essential: true, values: acr } }) };
  return {
    claims: JSON.stringify({ id_token: idToken }),
    ...(acr.length > 0 && { acr_values: acr.join(' ') }),
  };
}
