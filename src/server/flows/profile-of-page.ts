import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { PROFILE_SECTIONS, type SectionName } from '#contract/profile-sections.ts';
import { SCHEMAS } from '#contract/schemas.ts';
import { replySerializer } from '../http/reply-serializer.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { ReadProfile } from '../profile/load-profile.ts';

/** What a person sees first of their profile. Who they are is not among it. */
const SHOWN_FIRST: readonly SectionName[] = ['plans', 'drugs', 'extraHelp', 'providers', 'enrollments'];
const FIELDS = ['uuid', 'versions', ...SHOWN_FIRST.flatMap((name) => Object.keys(PROFILE_SECTIONS[name].reply))];

type Parts = { pool: pg.Pool; read: ReadProfile; onFailure: (error: unknown) => void };

export type ProfileOfPage = (context: RequestContext) => Promise<string | null>;

/**
 * What a person has saved, as the call answers it, to be laid into the page of their profile: their plans are drawn
 * without another way to the server. Null for whoever has nothing, whose session has ended, or who looks on, which a
 * page can not know before it runs; and when it can not be read, since the page then asks and says so. Decision 0066.
 */
export function profileOfPage({ pool, read, onFailure }: Parts): ProfileOfPage {
  const write = replySerializer({ checked: false })({
    schema: SCHEMAS.readSection.reply,
    method: 'GET',
    url: '/shopper-profile',
  });

  return async (context) => {
    const { uuid, role, hasEnded } = context.actor;
    if (uuid === null || hasEnded || role === 'agent' || role === 'cloaked') return null;
    try {
      const profile = await read(pool, { uuid, section: 'all' }, context);
      const shown = Object.fromEntries(FIELDS.map((field) => [field, profile[field as keyof ProfileReply]]));
      return Buffer.from(write(shown)).toString();
    } catch (error) {
      if (!(error instanceof Problem)) onFailure(error);
      return null;
    }
  };
}
