import { createHash } from 'node:crypto';
import type { Brand } from '#domain/brand/brand.ts';

type Account = { issuer: string; subject: string; brand: Brand };

/**
 * The uuid of an account's profile follows from who the account is, so that two sign-ins at once make one profile and
 * no table has to map them. It is no secret: the session decides who may read. @source RFC 9562, version 8.
 */
export const accountUuid = ({ issuer, subject, brand }: Account) => uuidOf(['account', brand, issuer, subject]);

/** Under which the access events of an agent stand. */
export const agentUuid = (agentId: string) => uuidOf(['agent', agentId]);

function uuidOf(content: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(content)).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
