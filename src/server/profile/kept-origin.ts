import type { Origin } from '#domain/profile/origin.ts';
import { isSame } from './is-same.ts';

type Row = { origin?: Origin | undefined };

/**
 * Where a row comes from that a shopper saves: what they leave as it is stays what it was, and what they add or change
 * is typed. What a request says of it is not looked at.
 */
export function originOfKept(row: object, before: Row | undefined, at: number): { origin?: Origin | undefined } {
  const isUnchanged = before !== undefined && isSame({ ...row, origin: null }, { ...before, origin: null });
  if (isUnchanged) return before.origin ? { origin: before.origin } : {};
  return { origin: { kind: 'typed', when: new Date(at).toISOString() } };
}
