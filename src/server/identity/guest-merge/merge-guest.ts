import type pg from 'pg';
import type { VersionedSection } from '#domain/profile/section.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction, type Queryable } from '#server/db/transaction.ts';
import { recordChange } from '#server/profile/record.ts';
import { lockProfile } from '#server/profile/store.ts';
import { beginMerge, endMerge, listUnfinishedMerges, recordMergedItems } from './merged-items.ts';

/** How the things of one section go from a guest into an account. */
export type MergeStep = {
  section: VersionedSection;
  /** What the guest has, item by item, and how some of them are added to what an account holds. */
  list: (db: Queryable, guest: string) => Promise<MergeItems>;
};

export type MergeItems = {
  /** Each names one item within the section. */
  keys: readonly string[];
  /**
   * Adds those of these keys that the account does not have; what it has stays as it is.
   * @returns false when the account had all of it: then nothing has changed.
   */
  add: (transaction: Queryable, account: string, keys: ReadonlySet<string>) => Promise<boolean>;
};

type Parts = { pool: pg.Pool; machine: Clock; steps: readonly MergeStep[] };

/** @param guest the one of this browser, if there is one. */
export type MergeGuest = (guest: string | null, account: string, requestId: string) => Promise<void>;

/**
 * What a guest saved goes into the account. First the guest's profile says where it goes, and takes no more changes;
 * then each section goes by itself in the account's transaction, each item once, keyed by where it came from, so that
 * doing it twice or in two tabs at the same moment is doing it once. One that was cut off goes on at the next sign-in
 * to the same account, from whatever browser. Design §5.
 */
export const guestMerger =
  ({ pool, machine, steps }: Parts): MergeGuest =>
  async (guest, account, requestId) => {
    if (guest !== null && guest !== account) await beginMerge(pool, guest, account);
    for (const source of await listUnfinishedMerges(pool, account)) {
      const journey = { pool, guest: source, account, requestId, at: machine() };
      for (const section of steps) await mergeSection(section, journey);
      await inTransaction(pool, (transaction) => endMerge(transaction, source, machine()));
    }
  };

type Journey = { pool: pg.Pool; guest: string; account: string; requestId: string; at: number };

async function mergeSection({ section, list }: MergeStep, { pool, guest, account, requestId, at }: Journey) {
  const { keys, add } = await list(pool, guest);
  if (keys.length === 0) return;
  await inTransaction(pool, async (transaction) => {
    const profile = await lockProfile(transaction, account);
    if (!profile) throw new Error('An account has no profile to merge a guest into.');
    const news = await recordMergedItems(transaction, account, { guest, section, items: keys, at });
    if (news.size === 0) return;
    if (!(await add(transaction, account, news))) return;
    const entry = { role: 'shopper', agentId: null, action: 'carry-over', fields: [section], requestId, at } as const;
    await recordChange(transaction, profile, section, entry);
  });
}
