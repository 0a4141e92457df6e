import type { Environment } from '#contract/bootstrap.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Config } from '../config.ts';

/** Host names are compared without port and case. */
export const hostName = (header: string | undefined) => (header ?? '').replace(/:\d+$/, '').toLowerCase();

/** @returns null for a host that nobody configured. Spec A9; decision ENV-400. */
export const brandOfHost = (host: string, { brandHosts }: Pick<Config, 'brandHosts'>): Brand | null =>
  Object.hasOwn(brandHosts, host) ? (brandHosts[host] ?? null) : null;

/** Unknown hosts are Dev, so that test data never counts as live. Decision ENV-401. */
export const environmentOf = (host: string, { environmentHosts }: Pick<Config, 'environmentHosts'>): Environment =>
  (Object.hasOwn(environmentHosts, host) ? environmentHosts[host] : undefined) ?? 'Dev';

/**
 * The address of this site as the browser knows it, like 'https://shop.example'; null for a host that nobody
 * configured: what a caller writes into its Host must get into no address that others follow.
 */
export const originOf = (host: string | undefined, config: Pick<Config, 'brandHosts' | 'secureCookies'>) =>
  brandOfHost(hostName(host), config) === null ? null : `${config.secureCookies ? 'https' : 'http'}://${host}`;
