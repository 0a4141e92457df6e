import { ORIGIN_KINDS, type Origin } from '#domain/profile/origin.ts';

/**
 * An origin in some ten letters: the first letter of its kind, and its time in milliseconds since 1970 in base 36. Sixty
 * of them as objects would make an eighth of a long list, which is sealed anew at each change.
 */
export function packOrigin({ kind, when }: Origin): string {
  return kind.charAt(0) + (when === null ? '' : Date.parse(when).toString(36));
}

/** The opposite. What was kept before they were packed is returned as it is. */
export function unpackOrigin(kept: unknown): unknown {
  if (typeof kept !== 'string') return kept;
  const kind = ORIGIN_KINDS.find((known) => known.charAt(0) === kept.charAt(0));
  const time = kept.slice(1);
  return { kind, when: time === '' ? null : new Date(Number.parseInt(time, 36)).toISOString() };
}
