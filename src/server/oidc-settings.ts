import { z } from 'zod';
import { allOrNone } from './all-or-none.ts';

export type OidcSettings = { issuer: string; clientId: string; clientSecret: string };

export const OIDC_SETTINGS = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
};

const NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

type Given = { [Name in (typeof NAMES)[number]]?: string | undefined };

/** The operator's identity provider, or null for the embedded one. @throws when a part is missing, or it is in the open. */
export function oidcOf(given: Given, production: boolean): OidcSettings | null {
  const parts = allOrNone('An identity provider', NAMES, given);
  if (parts === null) return null;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = parts;
  if (production && !OIDC_ISSUER.startsWith('https:')) {
    throw new Error('These settings are wrong:\n  OIDC_ISSUER: production needs an address with https');
  }
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
}
