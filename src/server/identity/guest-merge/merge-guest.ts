import type pg from 'pg';
import { isVersioned } from '#contract/profile-sections.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import type { AnySection } from '#server/profile/section.ts';
import { lockProfile } from '#server/profile/store.ts';
import { beginMerge, endMerge, listUnfinishedMerges, recordMergedItems } from './merged-items.ts';

type Parts = { pool: pg.Pool; machine: Clock; trail: AuditTrail; sections: readonly AnySection[] };

/** @param guest the one of this browser, if there is one. */
export type MergeGuest = (guest: string | null, account: string, requestId: string) => Promise<void>;

/**
 * What a guest saved goes into the account. First the guest's profile says where it goes, and takes no more changes;
 * then each section goes by itself in the account's transaction, each item once, keyed by where it came from, so that
 * doing it twice or in two tabs at the same moment is doing it once. One that was cut off goes on at the next sign-in
 * to the same account, from whatever browser. Design §5.
 */
export const guestMerger =
  ({ pool, machine, trail, sections }: Parts): MergeGuest =>
  async (guest, account, requestId) => {
    if (guest !== null && guest !== account) await beginMerge(pool, guest, account);
    for (const source of await listUnfinishedMerges(pool, account)) {
      const journey = { pool, trail, guest: source, account, requestId, at: machine() };
      for (const section of sections) await mergeSection(section, journey);
      await inTransaction(pool, (transaction) => endMerge(transaction, source, { sections, at: machine() }));
    }
  };

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
