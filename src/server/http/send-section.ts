import type { FastifyReply } from 'fastify';
import type { ProfileReply } from '#contract/profile.ts';
import type { VersionedSection } from '#contract/profile-sections.ts';

/** Names the version of the section in ETag, so that a change can be made on it. */
export function sendSection(reply: FastifyReply, section: VersionedSection, profile: ProfileReply): FastifyReply {
  return reply.header('etag', `"${profile.versions[section]}"`).send(profile);
}
