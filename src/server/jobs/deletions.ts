import type pg from 'pg';
import { inTransaction } from '../db/transaction.ts';
import { finishDeletion, removeAccount, takeDeletion } from '../features/deletion/store.ts';
import { type RemovedRows, removePersonalRows } from '../profile/personal-rows.ts';
import type { AuditTrail } from '../profile/record.ts';
import type { AnySection } from '../profile/section.ts';
import { lockEnded } from '../profile/store.ts';
import type { Job } from './runner.ts';

const MINUTE = 60_000;

/** @param pool of the role that may remove what people kept, and add to the trail. */
type Parts = { pool: pg.Pool; trail: AuditTrail; sections: readonly AnySection[] };

/** Removes what somebody asked to have removed, each in one transaction with its receipt: it is done once or not yet. */
export const deletionsJob = ({ pool, trail, sections }: Parts): Job => ({
  kind: 'remove-profiles',
  every: MINUTE,
  step: (at) =>
    inTransaction(pool, async (transaction) => {
      const deletion = await takeDeletion(transaction);
      if (!deletion) return false;
      const removed: RemovedRows = {};
      for (const uuid of deletion.profiles) {
        const profile = await lockEnded(transaction, uuid);
        if (!profile) throw new Error('A profile that was to be removed is not closed.');
        const entry = {
          role: 'server',
          agentId: null,
          action: 'remove-profile',
          fields: [],
          requestId: '',
          at,
        } as const;
        await trail.recordNote(transaction, profile, entry);
        for (const [table, count] of Object.entries(await removePersonalRows(transaction, uuid, sections))) {
          removed[table] = (removed[table] ?? 0) + count;
        }
      }
      if (deletion.accountId !== null) removed['idp_account'] = await removeAccount(transaction, deletion.accountId);
      await finishDeletion(transaction, deletion.receipt, removed, at);
      return true;
    }),
});
