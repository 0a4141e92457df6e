import type pg from 'pg';
import { isVersioned } from '#contract/profile-sections.ts';
import { type Call, handle } from '#server/http/handle.ts';
import { sendSection } from '#server/http/send-section.ts';
import type { ReadProfile, Wanted } from '#server/profile/load-profile.ts';

type Parts = { pool: pg.Pool; read: ReadProfile };

export const profileRoutes = ({ pool, read }: Parts) => {
  const answer = async (wanted: Wanted, { context, reply }: Pick<Call<'readSection'>, 'context' | 'reply'>) => {
    const profile = await read(pool, wanted, context);
    return isVersioned(wanted.section) ? sendSection(reply, wanted.section, profile) : profile;
  };

  return [
    handle('readSection', ({ params, ...call }) => answer(params, call)),
    handle('readSectionOfYear', ({ params: { extra, ...params }, ...call }) =>
      answer({ ...params, planYear: extra }, call),
    ),
    handle('readSectionWithFlag', ({ params: { extra, flag, ...params }, ...call }) =>
      answer({ ...params, planYear: extra, withFacts: flag === 'true' }, call),
    ),
  ];
};
