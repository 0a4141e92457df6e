import type pg from 'pg';
import { isVersioned } from '#contract/profile-sections.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import type { AnySection } from '#server/profile/section.ts';
import { lockProfile } from '#server/profile/store.ts';
import { beginMerge, endMerge, findUnfinishedMerges, listUnfinishedMerges, recordMergedItems } from './merged-items.ts';

type Parts = { pool: pg.Pool; machine: Clock; trail: AuditTrail; sections: readonly AnySection[] };

/** @param guest the one of this browser, if there is one. */
export type MergeGuest = (guest: string | null, account: string, requestId: string) => Promise<void>;

/**
 * What a guest saved goes into the account. First the guest's profile says where it goes, and takes no more changes;
 * then each section goes by itself in the account's transaction, each item once, keyed by where it came from, so that
 * doing it twice or in two tabs at the same moment is doing it once. One that was cut off goes on at the next sign-in
 * to the same account, from whatever browser, or by a job. Design §5.
 */
export const guestMerger =
  (parts: Parts): MergeGuest =>
  async (guest, account, requestId) => {
    if (guest !== null && guest !== account) await beginMerge(parts.pool, guest, account);
    for (const source of await listUnfinishedMerges(parts.pool, account)) {
      await mergeAll(parts, { guest: source, account, requestId });
    }
  };

/** @throws AggregateError once all were tried, so that one that fails keeps no other waiting. */
export type FinishMerges = () => Promise<void>;

/** Those that were cut off, and that no sign-in has taken up since. */
export const mergeFinisher =
  (parts: Parts): FinishMerges =>
  async () => {
    const failures: unknown[] = [];
    for (const merge of await findUnfinishedMerges(parts.pool)) {
      await mergeAll(parts, { ...merge, requestId: '' }).catch((failure: unknown) => failures.push(failure));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} merges did not end`);
  };

async function mergeAll(
  { pool, machine, trail, sections }: Parts,
  merge: Pick<Journey, 'guest' | 'account' | 'requestId'>,
) {
  const journey = { pool, trail, ...merge, at: machine() };
  for (const section of sections) await mergeSection(section, journey);
  await inTransaction(pool, (transaction) => endMerge(transaction, merge.guest, { sections, at: machine() }));
}

type Journey = {
  pool: pg.Pool;
  trail: AuditTrail;
  guest: string;
  account: string;
  requestId: string;
  at: number;
};

async function mergeSection({ name: section, merge }: AnySection, journey: Journey) {
  if (!merge || !isVersioned(section)) return;
  const { pool, trail, guest, account, requestId, at } = journey;
  const { keys, add } = await merge(pool, guest);
  if (keys.length === 0) return;
  await inTransaction(pool, async (transaction) => {
    const profile = await lockProfile(transaction, account);
    if (!profile) throw new Error('An account has no profile to merge a guest into.');
    const news = await recordMergedItems(transaction, account, { guest, section, items: keys, at });
    if (news.size === 0) return;
    if (!(await add(transaction, account, news))) return;
    const entry = { role: 'shopper', agentId: null, action: 'carry-over', fields: [section], requestId, at } as const;
    await trail.recordChange(transaction, profile, section, entry);
  });
}
