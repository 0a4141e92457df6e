import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import { whoActed } from '#domain/access/who-acted.ts';
import { handle } from '#server/http/handle.ts';
import { findNewestEvents } from './store.ts';

const PAGE = 20;

/** The trail of whose session asks: no address names another. */
export const accessHistoryRoutes = ({ pool }: { pool: pg.Pool }) => [
  handle('readAccessHistory', async ({ query: { before = null }, context }) => {
    const { uuid } = context.actor;
    if (uuid === null) throw new Problem('invalid-session');
    const found = await findNewestEvents(pool, { about: uuid, before, limit: PAGE + 1 });
    const events = found.slice(0, PAGE).map(({ kind, role, agentId, ...event }) => ({
      ...event,
      what: kind,
      who: whoActed({ kind, role }),
      agentNumber: agentId && numberOf(agentId),
    }));
    return { events, hasMore: found.length > PAGE };
  }),
];

/** An agent's id begins with who vouches for it, which tells a shopper nothing. */
const numberOf = (agentId: string) => agentId.slice(agentId.lastIndexOf(' ') + 1);
