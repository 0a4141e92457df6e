import type pg from 'pg';
import { isVersioned } from '#contract/profile-sections.ts';
import { type Call, handle } from '#server/http/handle.ts';
import { sendSection } from '#server/http/send-section.ts';
import type { ProfileLoader, ReadProfile, Wanted } from '#server/profile/load-profile.ts';

type Parts = { pool: pg.Pool; read: ReadProfile; alongOf: ProfileLoader['alongOf'] };

export const profileRoutes = ({ pool, read, alongOf }: Parts) => {
  const answer = async (wanted: Wanted, { context, reply }: Pick<Call<'readSection'>, 'context' | 'reply'>) => {
    const { uuid, along } = context.actor;
    const profile = await read(pool, uuid === wanted.uuid ? { ...wanted, along } : wanted, context);
    return isVersioned(wanted.section) ? sendSection(reply, wanted.section, profile) : profile;
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
