import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { isVersioned } from '#contract/profile-sections.ts';
import { type Call, handle } from '#server/http/handle.ts';
import { isNamed } from '#server/http/if-none-match.ts';
import type { OpenProfile, PeekProfile, ProfileLoader, ProfileState, Wanted } from '#server/profile/load-profile.ts';
import { markOf } from './mark.ts';

type Exchange = Pick<Call<'readSection'>, 'context' | 'request' | 'reply'>;

type Parts = {
  pool: pg.Pool;
  open: OpenProfile;
  peek: PeekProfile;
  alongOf: ProfileLoader['alongOf'];
  /** Changes when an edition of the catalogue does. */
  editionsKey: () => Promise<string>;
};

export const profileRoutes = ({ pool, open, peek, alongOf, editionsKey }: Parts) => {
  const answer = async (wanted: Wanted, { context, request, reply }: Exchange) => {
    const { uuid, along } = context.actor;
    const known = request.headers['if-none-match'];
    // The editions first: a mark that is older than its answer is only not found again.
    const editions = await editionsKey();
    const name = ({ versions, madeOf }: ProfileState) => {
      const mark = markOf([editions, madeOf]);
      const etag = isVersioned(wanted.section) ? `"${versions[wanted.section]}-${mark}"` : `"${mark}"`;
      reply.header('etag', etag);
      return etag;
    };

    const readAlong = uuid === wanted.uuid ? { ...wanted, along } : wanted;
    if (known !== undefined && isNamed(known, name(await peek(pool, readAlong, context))))
      return reply.code(304).send();
    const opened = await open(pool, known === undefined ? readAlong : wanted, context);
    name(opened);
    return opened.toReply();
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
    along: (request: FastifyRequest) =>
      alongOf((request.params as { section?: string }).section, request.headers['if-none-match'] !== undefined),
  }));
};
