import { z } from 'zod';
import { allOrNone } from './all-or-none.ts';
import type { ClaimsSettings } from './gateways/claims/claims-part.ts';

const Address = z.url({ protocol: /^https?$/ }).optional();
const Word = z.string().min(1).optional();

export const CLAIMS_SETTINGS = {
  CLAIMS_URL: Address,
  CLAIMS_EMPLOYER_URL: Address,
  CLAIMS_AUTHORIZE_URL: Address,
  CLAIMS_TOKEN_URL: Address,
  CLAIMS_CLIENT_ID: Word,
  CLAIMS_CLIENT_SECRET: Word,
};

const NAMES = [
  'CLAIMS_URL',
  'CLAIMS_AUTHORIZE_URL',
  'CLAIMS_TOKEN_URL',
  'CLAIMS_CLIENT_ID',
  'CLAIMS_CLIENT_SECRET',
] as const;
const ADDRESSES = ['CLAIMS_URL', 'CLAIMS_AUTHORIZE_URL', 'CLAIMS_TOKEN_URL', 'CLAIMS_EMPLOYER_URL'] as const;

type Given = { [Name in (typeof NAMES)[number] | (typeof ADDRESSES)[number]]?: string | undefined };

/** The operator's keeper of claims, or null for none of theirs. @throws when only a part of it is set, or in the open. */
export function claimsOf(given: Given, production: boolean): ClaimsSettings | null {
  const parts = allOrNone('A keeper of claims', NAMES, given);
  if (parts === null) {
    if (given.CLAIMS_EMPLOYER_URL) throw new Error('CLAIMS_EMPLOYER_URL needs CLAIMS_URL too');
    return null;
  }
  const open = ADDRESSES.filter((name) => production && given[name] && !given[name].startsWith('https:'));
  if (open.length > 0) throw new Error(`These settings are wrong:\n  ${open.join(', ')}: production needs https`);
  return {
    authorizeUrl: parts.CLAIMS_AUTHORIZE_URL,
    tokenUrl: parts.CLAIMS_TOKEN_URL,
    clientId: parts.CLAIMS_CLIENT_ID,
    clientSecret: parts.CLAIMS_CLIENT_SECRET,
    bases: { member: parts.CLAIMS_URL, employer: given.CLAIMS_EMPLOYER_URL ?? null },
  };
}
