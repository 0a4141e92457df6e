import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { type ReminderStop, reminderStopOf } from '#domain/prospects/reminder-stop.ts';
import type { Queryable } from '../db/transaction.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { KnownProspect } from './judge-prospect.ts';
import type { MergeProspect } from './merge-prospect.ts';

type Parts = {
  merge: MergeProspect;
  /** Null where no system outside sends reminders. */
  queueStop: ((transaction: Queryable, stop: ReminderStop) => Promise<void>) | null;
};

type Confirmed = { uuid: string; context: RequestContext; origin: string; requestId: string; at: number };

export type MergeConfirmed = (
  transaction: Queryable,
  prospect: KnownProspect,
  confirmed: Confirmed,
) => Promise<boolean>;

/** What was written down goes into the account of who proved to be that person, who is reminded no more. EMAIL-600. */
export const confirmedMerger =
  ({ merge, queueStop }: Parts): MergeConfirmed =>
  async (transaction, prospect, { uuid: account, context, origin, requestId, at }) => {
    const { brand, actor } = context;
    const isMerged = await merge(transaction, { prospect: prospect.uuid, account, role: actor.role, requestId, at });
    if (!isMerged || queueStop === null) return isMerged;
    const { email, zipCode, ...person } = prospect.details;
    const { siteId, addresses } = BRAND_TABLE[brand];
    const where = { type: prospect.type, siteId, origin, registrationPath: addresses.register };
    await queueStop(transaction, reminderStopOf({ ...person, emailAddress: email, zip: zipCode }, where));
    return true;
  };
