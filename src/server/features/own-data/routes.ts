import type { OwnData } from '#contract/own-data.ts';
import { Problem } from '#contract/problem.ts';
import { handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { AccessEvents } from '#server/profile/access-events.ts';
import type { Attempts } from '#server/security/attempts.ts';

/** A file holds everything, so that nobody needs many; and each is written down. */
const MOST_PER_HOUR = 10;

type Parts = {
  attempts: Attempts;
  events: AccessEvents;
  makeOwnData: (uuid: string, context: RequestContext) => Promise<OwnData>;
};

export const ownDataRoutes = ({ attempts, events, makeOwnData }: Parts) => [
  handle('exportOwnData', async ({ params: { uuid }, context, request }) => {
    const seconds = await attempts.waitForInHour('own data of', uuid, MOST_PER_HOUR);
    if (seconds > 0) throw new Problem('too-many-requests', { retryAfter: seconds });
    const { role } = context.actor;
    await events.recordAccess({ kind: 'data-exported', about: uuid, role, agentId: null, requestId: request.id });
    return makeOwnData(uuid, context);
  }),
];
