import { z } from 'zod';
import { BRANDS, type Brand } from '#domain/brand/brand.ts';
import { allOrNone } from './all-or-none.ts';
import type { DrugServiceSettings } from './gateways/drug-service/drug-service.ts';

export const DRUG_SERVICE_SETTINGS = {
  DRUG_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DRUG_SITE_KEY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  DRUG_SITE_KEYS: z.string().optional(),
};

const NAMES = ['DRUG_SERVICE_URL', 'DRUG_SITE_KEY_HEADER', 'DRUG_SITE_KEYS'] as const;

type Given = { [Name in (typeof NAMES)[number]]?: string | undefined };

/** The drug service of the operator, or null for the catalogue. @throws when only a part of it is set. */
export function drugServiceOf(given: Given): DrugServiceSettings | null {
  const parts = allOrNone('A drug service', NAMES, given);
  if (parts === null) return null;
  const { DRUG_SERVICE_URL: url, DRUG_SITE_KEY_HEADER: keyHeader, DRUG_SITE_KEYS } = parts;
  const keys = Object.fromEntries(DRUG_SITE_KEYS.split(',').map((entry) => entry.trim().split(/=(.*)/).slice(0, 2)));
  const without = BRANDS.filter((brand: Brand) => !keys[brand]);
  if (without.length > 0) throw new Error(`DRUG_SITE_KEYS has no key for ${without.join(' and ')}`);
  return { url, keyHeader, keys } as DrugServiceSettings;
}
