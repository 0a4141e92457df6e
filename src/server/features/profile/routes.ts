import type { ProfileReply } from '#contract/profile.ts';
import type { Section, VersionedSection } from '#domain/profile/section.ts';
import type { Call } from '#server/http/handle.ts';
import { handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { sendSection } from '#server/http/send-section.ts';

type Wanted = { uuid: string; section: Section; planYear?: number; withFacts?: boolean };

type Parts = { read: (wanted: Wanted, context: RequestContext) => Promise<ProfileReply> };

const VERSION_OF: Record<Section, VersionedSection | null> = {
  all: null,
  plans: 'plans',
  drugs: 'drugs',
  providers: 'providers',
  medsuppPlans: null,
  demographics: 'demographics',
};

export const profileRoutes = ({ read }: Parts) => {
  const answer = async (wanted: Wanted, { context, reply }: Pick<Call<'readSection'>, 'context' | 'reply'>) => {
    const profile = await read(wanted, context);
    const versioned = VERSION_OF[wanted.section];
    return versioned ? sendSection(reply, versioned, profile) : profile;
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
