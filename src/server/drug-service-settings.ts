import { BRANDS, type Brand } from '#domain/brand/brand.ts';
import type { DrugServiceSettings } from './gateways/drug-service/drug-service.ts';

type Given = { [Name in 'DRUG_SERVICE_URL' | 'DRUG_SITE_KEY_HEADER' | 'DRUG_SITE_KEYS']?: string | undefined };

/**
 * The drug service of the operator, or null for the catalogue.
 * @throws when only a part is set: a service that is half named must not end in the catalogue.
 */
export function drugServiceOf({ DRUG_SERVICE_URL, DRUG_SITE_KEY_HEADER, DRUG_SITE_KEYS }: Given) {
  const parts = { DRUG_SERVICE_URL, DRUG_SITE_KEY_HEADER, DRUG_SITE_KEYS };
  const missing = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(parts).length) return null;
  if (!DRUG_SERVICE_URL || !DRUG_SITE_KEY_HEADER || !DRUG_SITE_KEYS) {
    throw new Error(`A drug service needs these settings too:\n  ${missing.join('\n  ')}`);
  }
  const keys = Object.fromEntries(DRUG_SITE_KEYS.split(',').map((entry) => entry.trim().split(/=(.*)/).slice(0, 2)));
  const without = BRANDS.filter((brand: Brand) => !keys[brand]);
  if (without.length > 0) throw new Error(`DRUG_SITE_KEYS has no key for ${without.join(' and ')}`);
  return { url: DRUG_SERVICE_URL, keyHeader: DRUG_SITE_KEY_HEADER, keys } as DrugServiceSettings;
}
