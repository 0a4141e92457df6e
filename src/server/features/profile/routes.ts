import type pg from 'pg';
import { isVersioned } from '#contract/profile-sections.ts';
import { type Call, handle } from '#server/http/handle.ts';
import { isNamed } from '#server/http/if-none-match.ts';
import type { OpenProfile, ProfileLoader, Wanted } from '#server/profile/load-profile.ts';
import { markOf } from './mark.ts';

type Exchange = Pick<Call<'readSection'>, 'context' | 'request' | 'reply'>;

type Parts = {
  pool: pg.Pool;
  open: OpenProfile;
  alongOf: ProfileLoader['alongOf'];
  /** Changes when an edition of the catalogue does. */
  editionsKey: () => Promise<string>;
};

export const profileRoutes = ({ pool, open, alongOf, editionsKey }: Parts) => {
  const answer = async (wanted: Wanted, { context, request, reply }: Exchange) => {
    const { uuid, along } = context.actor;
    // The editions first: a mark that is older than its answer is only not found again.
    const editions = await editionsKey();
    const { versions, madeOf, toReply } = await open(
      pool,
      uuid === wanted.uuid ? { ...wanted, along } : wanted,
      context,
    );
    const mark = markOf([editions, madeOf]);
    const etag = isVersioned(wanted.section) ? `"${versions[wanted.section]}-${mark}"` : `"${mark}"`;
    reply.header('etag', etag);
    if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return toReply();
  };

  const reads = [
    handle('readSection', ({ params, ...call }) => answer(params, call)),
    handle('readSectionOfYear', ({ params: { extra, ...params }, ...call }) =>
      answer({ ...params, planYear: extra }, call),
    ),
    handle('readSectionWithFlag', ({ params: { extra, flag, ...params }, ...call }) =>
      answer({ ...params, planYear: extra, withFacts: flag === 'true' }, call),
    ),
  ];
  return reads.map((handler) => ({
    ...handler,
    along: ({ section }: Readonly<Record<string, string>>) => alongOf(section),
  }));
};
