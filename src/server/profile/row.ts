import type { Versions } from '#contract/profile.ts';
import { VERSIONED_SECTIONS, type VersionedSection } from '#contract/profile-sections.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { AuditHead } from './audit.ts';

/**
 * Whose profile it is: a guest's, until it is merged into that of an account; an account's; or that of somebody whom an
 * agent wrote down, which nobody opens.
 */
export type ProfileKind = 'guest' | 'shopper' | 'prospect';

/** The row that every change of a profile locks first. */
export type ProfileRow = {
  uuid: string;
  brand: Brand;
  kind: ProfileKind;
  shoppingZip: string | null;
  versions: Versions;
  audit: AuditHead;
};

export type RawProfileRow = {
  profile_uuid: string;
  brand: Brand;
  kind: ProfileKind;
  shopping_zip: string | null;
  versions: Partial<Record<VersionedSection, number>> | null;
  audit_position: number;
  audit_hash: string;
  audit_key_id: string | null;
  audit_signature: string | null;
};

export const toProfileRow = (row: RawProfileRow): ProfileRow => ({
  uuid: row.profile_uuid,
  brand: row.brand,
  kind: row.kind,
  shoppingZip: row.shopping_zip,
  versions: toVersions(row.versions),
  audit: {
    position: row.audit_position,
    hash: row.audit_hash,
    signedBy: row.audit_key_id,
    signature: row.audit_signature,
  },
});

/** The version of what has never changed, and of what can not be read. */
const FIRST = 1;

export function toVersions(stored: RawProfileRow['versions']): Versions {
  const versions = {} as Record<VersionedSection, number>;
  for (const name of VERSIONED_SECTIONS) {
    const version = stored?.[name];
    versions[name] = Number.isSafeInteger(version) ? Number(version) : FIRST;
  }
  return versions;
}
