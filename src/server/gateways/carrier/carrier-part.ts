import type pg from 'pg';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import type { CarrierGateway } from './carrier-gateway.ts';
import { embeddedCarrier } from './embedded/embedded-carrier.ts';
import { httpCarrier } from './http-carrier.ts';

type Parts = { config: Pick<Config, 'carrierUrl' | 'production'>; pool: pg.Pool; sealer: FieldSealer; business: Clock };

/**
 * Who takes applications: the operator's insurer, or in development a made-up one. Null in production without one: there
 * nobody applies online, and the phone stays.
 */
export function carrierPart({ config: { carrierUrl, production }, ...parts }: Parts): CarrierGateway | null {
  if (carrierUrl !== null) return httpCarrier({ url: carrierUrl });
  return production ? null : embeddedCarrier(parts);
}
