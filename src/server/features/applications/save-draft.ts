import type pg from 'pg';
import type { SavedAnswers } from '#contract/applications.ts';
import { Problem } from '#contract/problem.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { touchProfile } from '#server/profile/store.ts';
import type { CountWrite } from '#server/profile/write-limits.ts';
import { type AnswerToKeep, keepAnswers, readAnswers } from './answers.ts';
import { answersOf, shownAnswers } from './masked-answers.ts';
import { type FaultParts, serverFaults } from './server-faults.ts';
import { type ApplicationKey, findApplication } from './store.ts';

export type DraftChange = {
  answers: readonly AnswerToKeep[];
  /** Null where it stays. */
  nextPage: string | null;
  today: IsoDate;
  /** The network that it came from (security/network-of.ts). */
  address: string;
};

export type SaveDraft = (key: ApplicationKey, change: DraftChange) => Promise<SavedAnswers>;

type Parts = FaultParts & { pool: pg.Pool; machine: Clock; countWrite: CountWrite };

/**
 * Keeps answers of an application that was not sent, all of them or none, and answers with all that is known of it.
 * @throws Problem application-not-found, application-sent, too-many-changes, stale-version (with what stands there).
 */
export const draftSaver =
  ({ pool, machine, countWrite, ...parts }: Parts): SaveDraft =>
  (key, { today, address, ...change }) =>
    inTransaction(pool, async (transaction) => {
      const at = machine();
      const writer = { uuid: key.uuid, address, idempotencyKey: undefined };
      // They travel together, and are run in this order.
      const [counted, , now, application, kept] = await Promise.all([
        countWrite(transaction, writer, at),
        touchProfile(transaction, key.uuid),
        keepAnswers(transaction, key, { ...change, at }, parts.sealer),
        findApplication(transaction, key),
        readAnswers(transaction, key, parts.sealer),
      ]);
      if (!application) throw new Problem('application-not-found');
      if (application.submittedAt !== null) throw new Problem('application-sent');
      counted.mustBeWithinLimits();
      const { plan, savedAt } = application;
      const saved: SavedAnswers = {
        ...shownAnswers(kept),
        faults: await serverFaults(transaction, parts, { key, plan, answers: answersOf(kept), today }),
        lastSaved: new Date(savedAt).toISOString(),
      };
      if (now.isStale) throw new Problem('stale-version', { current: saved });
      return saved;
    });
