import type pg from 'pg';
import type { SavedAnswers } from '#contract/applications.ts';
import { Problem } from '#contract/problem.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction, type Queryable } from '#server/db/transaction.ts';
import { touchProfile } from '#server/profile/store.ts';
import type { CountWrite } from '#server/profile/write-limits.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { type AnswerToKeep, keepAnswers, readAnswers, type WhatToKeep } from './answers.ts';
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
      const [counted, , [first, ...found]] = await Promise.all([
        countWrite(transaction, writer, at),
        touchProfile(transaction, key.uuid),
        keepAndRead(transaction, key, { ...change, at }, parts.sealer),
      ]);
      // What came before, and whose answer was lost on the way, stands there already.
      const left = change.answers.filter(({ field, value }) => found[1].get(field)?.value !== value);
      const isRepeated = first.isStale && left.length < change.answers.length;
      const [now, application, kept] = isRepeated
        ? await keepAndRead(transaction, key, { ...change, answers: left, at }, parts.sealer)
        : [first, ...found];
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

const keepAndRead = (transaction: Queryable, key: ApplicationKey, what: WhatToKeep, sealer: FieldSealer) =>
  Promise.all([
    keepAnswers(transaction, key, what, sealer),
    findApplication(transaction, key),
    readAnswers(transaction, key, sealer),
  ]);
