import { type Bootstrap, getBootstrap, getSystemDate } from '#contract/bootstrap.ts';
import { centralDateTime } from '#domain/calendar/central-date-time.ts';
import { handle } from '#server/http/handle.ts';
import type { Visit } from '#server/http/visit.ts';
import type { Sessions } from '#server/session/sessions.ts';

type Parts = { bootstrap: (visit: Visit) => Promise<Bootstrap>; sessions: Sessions };

export const bootstrapRoutes = ({ bootstrap, sessions }: Parts) => [
  handle(getBootstrap, async ({ visit, reply }) => {
    if (visit.actor.hasEnded) sessions.forget(reply, visit.brand);
    return bootstrap(visit);
  }),
  handle(getSystemDate, async ({ visit }) => ({ systemDate: centralDateTime(visit.clock()) })),
];
