import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import { handle } from '#server/http/handle.ts';
import { readEvents } from './read-events.ts';

const PAGE = 20;

/** The trail of whose session asks: no address names another. */
export const accessHistoryRoutes = ({ pool }: { pool: pg.Pool }) => [
  handle('readAccessHistory', async ({ query: { before = null }, context }) => {
    const { uuid } = context.actor;
    if (uuid === null) throw new Problem('invalid-session');
    return readEvents(pool, { about: uuid, before, most: PAGE });
  }),
];
