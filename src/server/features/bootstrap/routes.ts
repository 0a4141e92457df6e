import { type Bootstrap, getBootstrap, getSystemDate } from '#contract/bootstrap.ts';
import { centralDateTime } from '#domain/calendar/central-date-time.ts';
import { handle } from '#server/http/handle.ts';
import type { Visit } from '#server/http/visit.ts';

type Parts = { bootstrap: (visit: Visit) => Promise<Bootstrap> };

export const bootstrapRoutes = ({ bootstrap }: Parts) => [
  handle(getBootstrap, ({ visit }) => bootstrap(visit)),
  handle(getSystemDate, async ({ visit }) => ({ systemDate: centralDateTime(visit.clock()) })),
];
