import { createHash } from 'node:crypto';
import type { Brand } from '#domain/brand/brand.ts';

type Account = { issuer: string; subject: string; brand: Brand };

/**
 * The uuid of an account's profile follows from who the account is, so that two sign-ins at once make one profile and
 * no table has to map them. It is no secret: the session decides who may read. @source RFC 9562, version 8.
 */
export function accountUuid({ issuer, subject, brand }: Account): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify(['account', brand, issuer, subject]))
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
