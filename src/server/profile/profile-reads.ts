import type { Brand } from '#domain/brand/brand.ts';
import type { SuppressionLists } from '#domain/plan-year/suppression.ts';
import { forRequest, profileLoader, type ReadProfile } from './load-profile.ts';
import type { AuditTrail } from './record.ts';
import { profileSections, type SectionParts } from './sections.ts';

type Parts = SectionParts & {
  trail: Pick<AuditTrail, 'isHead'>;
  onBadTrail: (uuid: string) => void;
  suppressionOf: (brand: Brand) => SuppressionLists;
};

export type ProfileReads = ReturnType<typeof profileReads>;

/** The sections of profiles, and the ways to read them. */
export function profileReads({ trail, onBadTrail, suppressionOf, ...parts }: Parts) {
  const sections = profileSections(parts);
  const { alongOf, ...loader } = profileLoader({ sections, isHead: trail.isHead, onBadTrail });
  const open = forRequest(loader.open, suppressionOf);
  const peek = forRequest(loader.peek, suppressionOf);
  const read: ReadProfile = async (...asked) => (await open(...asked)).toReply();
  return { sections, open, peek, alongOf, read };
}
