import type pg from 'pg';
import { inTransaction } from '../db/transaction.ts';
import { removeEndedViews } from '../identity/session/agent-view-store.ts';
import { VIEW_LIFE } from '../identity/session/agent-views.ts';
import type { RecordEvent } from '../profile/access-events.ts';
import type { Job } from './runner.ts';

const TEN_MINUTES = 600_000;
/** Few, since the trails of the shoppers are held until all are written. */
const MOST_VIEWS = 100;

/** Closes the views of agents whose time is over, and writes it down in the trails of the shoppers. */
export const endedViewsJob = (pool: pg.Pool, record: RecordEvent): Job => ({
  kind: 'close-views',
  every: TEN_MINUTES,
  step: (at) =>
    inTransaction(pool, async (transaction) => {
      const gone = await removeEndedViews(transaction, new Date(at - VIEW_LIFE), MOST_VIEWS);
      for (const { subject_uuid: about, agent_id: agentId } of gone) {
        await record(transaction, { kind: 'view-closed', about, role: 'agent', agentId, requestId: null });
      }
      return gone.length === MOST_VIEWS;
    }),
});
