import type pg from 'pg';
import type { UserDetails } from '#contract/demographics.ts';
import { Problem } from '#contract/problem.ts';
import type { Parsed } from '#contract/schemas.ts';
import type { IdentityDetails } from '#domain/identity/identity-details.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction, type Queryable } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { AccessEvents } from '#server/profile/access-events.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import type { ProfileRow } from '#server/profile/row.ts';
import { lockProfile } from '#server/profile/store.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { mustBeComplete, readDetails } from './read-details.ts';
import { closeQuestion, findCheck, recordMerged, takeTry } from './store.ts';

type Confirm = Extract<Parsed<'mergeProfile'>['body'], { action: 'm' }>;

/** Whose session asks, by which request, and at which address of this site. */
export type Asked = { uuid: string; context: RequestContext; origin: string; requestId: string };

/** merged is null unless the person was proved. */
export type Outcome = { merged: UserDetails | null; remainingCount: number };

export type ConfirmIdentity = (typed: Confirm, asked: Asked) => Promise<Outcome>;

type Tried = Asked & { details: IdentityDetails; offered: string | null; at: number };

type Parts<Prospect> = {
  pool: pg.Pool;
  machine: Clock;
  sealer: FieldSealer;
  trail: AuditTrail;
  events: AccessEvents;
  /** Whose details these are; a try that does not fit is counted there too. */
  judge: (transaction: Queryable, tried: Tried) => Promise<Prospect | null>;
  /** Puts what was written down into the account. @returns false where it has gone elsewhere. */
  merge: (transaction: Queryable, prospect: Prospect, tried: Tried) => Promise<boolean>;
  readPerson: (transaction: Queryable, asked: Asked) => Promise<UserDetails | undefined>;
};

/**
 * One try to prove who somebody is. While it is judged the account's row is held: tries at once come one after another,
 * and of the same request twice the second is answered as the first was. A try is taken before anything is compared, and
 * every one that does not fit takes the same reads, comparisons and writes, whatever does not fit. IDENT-616, IDENT-636.
 */
export const identityConfirmer =
  <Prospect>({ pool, machine, sealer, trail, events, judge, merge, readPerson }: Parts<Prospect>): ConfirmIdentity =>
  (typed, asked) => {
    const { uuid, context, requestId } = asked;
    const { role } = context.actor;
    const entry = { role, agentId: null, requestId, at: machine() };

    const refuse = async (transaction: Queryable, profile: ProfileRow, left: number) => {
      const kind = left > 0 ? 'identity-refused' : 'identity-locked';
      await trail.recordNote(transaction, profile, { ...entry, action: 'refuse-identity', fields: [] });
      await events.record(transaction, { kind, about: uuid, role, agentId: null, requestId });
      return { merged: null, remainingCount: left };
    };

    const finish = async (transaction: Queryable, digest: string) => {
      await recordMerged(transaction, uuid, digest, entry.at);
      await closeQuestion(transaction, uuid);
      const profile = await lockProfile(transaction, uuid);
      if (!profile) throw new Problem('not-found');
      const fields = ['telesalesProfileType'];
      await trail.recordChange(transaction, profile, 'demographics', { ...entry, action: 'confirm-identity', fields });
      await events.record(transaction, { kind: 'prospect-merged', about: uuid, role, agentId: null, requestId });
    };

    return inTransaction(pool, async (transaction) => {
      const profile = await lockProfile(transaction, uuid);
      if (!profile) throw new Problem('not-found');
      const check = await findCheck(transaction, uuid);
      const details = readDetails(typed, context.today);
      const digests = sealer.digests(JSON.stringify([uuid, details]), 'merged request');
      const answer = async () => (await readPerson(transaction, asked)) ?? null;
      if (check.mergedRequest !== null && digests.includes(check.mergedRequest)) {
        return { merged: await answer(), remainingCount: check.remainingCount };
      }
      mustBeComplete(details, check.type);

      const left = await takeTry(transaction, uuid);
      if (left === null) return { merged: null, remainingCount: 0 };
      const tried = { ...asked, details, offered: check.offered, at: entry.at };
      const prospect = await judge(transaction, tried);
      if (prospect === null || !(await merge(transaction, prospect, tried))) {
        return refuse(transaction, profile, left);
      }
      await finish(transaction, digests[0] ?? '');
      const { remainingCount } = await findCheck(transaction, uuid);
      return { merged: await answer(), remainingCount };
    });
  };
