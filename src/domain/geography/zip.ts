import { isPresent } from '#domain/values/is-present.ts';

/** For look-ups only: it is never shown as the shopper's own and never written to a profile. GEO-402. */
export const DEFAULT_ZIP = '10001';

export const isZip = (text: string) => /^(?!0{5})\d{5}$/.test(text);

export type KnownZip = { zip: string; from: 'profile' | 'stored' | 'default' };

/** The profile's ZIP first, then the browser's, then the default; what is not a ZIP counts as none. GEO-400 to GEO-402. */
export function readStoredZip(known: { profileZip?: string | null; storedZip?: string | null }): KnownZip {
  const profileZip = readZip(known.profileZip);
  if (profileZip) return { zip: profileZip, from: 'profile' };
  const storedZip = readZip(known.storedZip);
  if (storedZip) return { zip: storedZip, from: 'stored' };
  return { zip: DEFAULT_ZIP, from: 'default' };
}

function readZip(text: string | null | undefined): string | null {
  const zip = isPresent(text) ? text.trim() : '';
  return isZip(zip) ? zip : null;
}
