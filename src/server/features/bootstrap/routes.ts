import type { Bootstrap } from '#contract/bootstrap.ts';
import { centralDateTime } from '#domain/calendar/central-date-time.ts';
import { handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Sessions } from '#server/identity/session/sessions.ts';

type Parts = { bootstrap: (context: RequestContext) => Promise<Bootstrap>; sessions: Sessions };

export const bootstrapRoutes = ({ bootstrap, sessions }: Parts) => [
  handle('getBootstrap', async ({ context, reply }) => {
    if (context.actor.hasEnded) sessions.forget(reply, context.brand);
    return bootstrap(context);
  }),
  handle('getSystemDate', async ({ context }) => ({ systemDate: centralDateTime(context.clock()) })),
];
