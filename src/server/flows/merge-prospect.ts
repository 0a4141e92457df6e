import { isVersioned } from '#contract/profile-sections.ts';
import type { Role } from '#domain/access/role.ts';
import type { Queryable } from '../db/transaction.ts';
import { emptyProspect } from '../features/prospects/empty-prospect.ts';
import { claimProspect } from '../features/prospects/store.ts';
import { recordMergedItems } from '../identity/guest-merge/merged-items.ts';
import type { AuditTrail } from '../profile/record.ts';
import type { AnySection } from '../profile/section.ts';
import { lockProfile } from '../profile/store.ts';
import type { DrugsNotStanding } from './drugs-not-standing.ts';

type Parts = { trail: AuditTrail; sections: readonly AnySection[]; notStanding: DrugsNotStanding };

type Merge = { prospect: string; account: string; role: Role; requestId: string; at: number };

export type MergeProspect = (transaction: Queryable, merge: Merge) => Promise<boolean>;

/**
 * What an agent wrote down goes into the account, section by section as a guest's: what the account holds stays, and
 * nothing stands there twice. All of it or nothing, in the transaction of the caller, who holds the account's row.
 * @returns false where the prospect has gone elsewhere meanwhile.
 */
export const prospectMerger =
  (parts: Parts): MergeProspect =>
  async (transaction, { prospect, account, role, requestId, at }) => {
    if (!(await claimProspect(transaction, prospect, account, at))) return false;
    for (const { name: section, merge } of parts.sections) {
      if (!merge || !isVersioned(section)) continue;
      const { keys, add } = await merge(transaction, prospect);
      const items = { guest: prospect, section, items: keys, at };
      const news = await recordMergedItems(transaction, account, items);
      const missing =
        section === 'drugs' ? await parts.notStanding(transaction, { prospect, account, keys: news }) : news;
      if (missing.size === 0 || !(await add(transaction, account, missing))) continue;
      const profile = await lockProfile(transaction, account);
      if (!profile) throw new Error('An account has no profile to merge a prospect into.');
      const entry = { role, agentId: null, action: 'merge-prospect', fields: [section], requestId, at };
      await parts.trail.recordChange(transaction, profile, section, entry);
    }
    await emptyProspect(transaction, parts, prospect, { role: 'server', agentId: null, requestId, at });
    return true;
  };
