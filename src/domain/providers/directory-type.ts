import { COVERAGE_TYPES, type CoverageType } from './specialties.ts';

/** D: dental directories; B: both; M: medical ones. DOC-609. */
export const DIRECTORY_TYPES = ['D', 'B', 'M'] as const;
export type DirectoryType = (typeof DIRECTORY_TYPES)[number];

/** What is none of the three counts as medical. Whether somebody is covered is never read from it. Decision DOC-609. */
export const directoryTypeOf = (given: unknown): DirectoryType => DIRECTORY_TYPES.find((type) => type === given) ?? 'M';

/** Null for what is none of the three. DOC-610. */
export const coverageTypeOrNull = (given: unknown): CoverageType | null =>
  COVERAGE_TYPES.find((type) => type === given) ?? null;

export type ProviderIcon = 'dental' | 'behavioral' | 'place' | 'default';

/** DOC-602: medical care has an icon of its own where it is a place, as a hospital is. */
export function providerIcon(coverageType: string | null, type: 'place' | 'person'): ProviderIcon {
  if (coverageType === 'dental' || coverageType === 'behavioral') return coverageType;
  return coverageType === 'medical' && type === 'place' ? 'place' : 'default';
}
