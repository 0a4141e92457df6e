import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';

// By its own id and not by its profile's: what a key no longer opens goes from a guest into an account as it is.
const cellOf = (providerId: string): Cell => ({ table: 'saved_provider', column: 'snapshot', row: providerId });

/** Null for one that does not open, which reads as one that can not be read. The id is that of the row. */
export function openProvider(sealer: FieldSealer, sealed: string, providerId: string): unknown {
  const opened = sealer.openOrNull(sealed, cellOf(providerId));
  const snapshot: unknown = opened === null ? null : JSON.parse(opened);
  if (typeof snapshot === 'object' && snapshot !== null) Object.assign(snapshot, { providerId });
  return snapshot;
}

export const sealProvider = (sealer: FieldSealer, snapshot: unknown, providerId: string): string =>
  sealer.seal(JSON.stringify(snapshot, withoutId), cellOf(providerId));

const withoutId = (key: string, value: unknown) => (key === 'providerId' ? undefined : value);
