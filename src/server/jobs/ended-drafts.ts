import type pg from 'pg';
import { DRAFT_KEPT } from '#domain/applications/draft-kept.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/transaction.ts';
import { noteOfServer } from '../flows/follow-application.ts';
import type { AuditTrail } from '../profile/record.ts';
import type { Job } from './runner.ts';

type Parts = { pool: pg.Pool; machine: Clock; trail: AuditTrail };
type Draft = { profile_uuid: string; application_uuid: string };

const HOUR = 3_600_000;
const MOST_DRAFTS_AT_ONCE = 100;

/**
 * Removes applications that were not sent, with their answers, sixty days after their last change, as their cards say.
 * Those of a profile that has ended go with it.
 */
export const endedDraftsJob = (parts: Parts): Job => ({
  kind: 'end-drafts',
  every: HOUR,
  async step(at) {
    const before = new Date(at - DRAFT_KEPT);
    const { rows } = await parts.pool.query<Draft>({
      name: 'list-ended-drafts',
      text: `select profile_uuid, application_uuid from application
             where submitted_at is null and saved_at < $1
               and exists (select from profile where profile.profile_uuid = application.profile_uuid and is_open)
             order by saved_at limit $2`,
      values: [before, MOST_DRAFTS_AT_ONCE],
    });
    let removed = 0;
    for (const draft of rows) {
      const one = { profileUuid: draft.profile_uuid };
      const isGone = await noteOfServer(parts, one, 'end-draft', (transaction) => remove(transaction, draft, before));
      removed += isGone ? 1 : 0;
    }
    return removed > 0 && rows.length === MOST_DRAFTS_AT_ONCE;
  },
});

/** Asked again: somebody may have gone on with it, or sent it. */
async function remove(transaction: Queryable, draft: Draft, before: Date): Promise<boolean> {
  const { rowCount } = await transaction.query({
    name: 'remove-ended-draft',
    text: `delete from application
           where profile_uuid = $1 and application_uuid = $2 and submitted_at is null and saved_at < $3`,
    values: [draft.profile_uuid, draft.application_uuid, before],
  });
  return rowCount === 1;
}
