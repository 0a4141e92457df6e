import type { Origin } from '#domain/profile/origin.ts';
import { isSame } from './is-same.ts';

type Row = { origin?: Origin | undefined };

/**
 * Where a row comes from that is saved: what is left as it is stays what it was, and what is added or changed comes from
 * who saves it. What a request says of it is not looked at.
 */
export function originOfKept(row: object, before: Row | undefined, saving: Origin): { origin?: Origin | undefined } {
  const isUnchanged = before !== undefined && isSame({ ...row, origin: null }, { ...before, origin: null });
  if (isUnchanged) return before.origin ? { origin: before.origin } : {};
  return { origin: saving };
}

export const typedAt = (at: number): Origin => ({ kind: 'typed', when: new Date(at).toISOString() });
