import type { Queryable } from '../db/transaction.ts';
import type { AnySection } from './section.ts';

/** Tables of a profile that are no section's. The audit trail is none of them: it holds no personal word, and stays. */
export const PERSONAL_TABLES = ['carried_item', 'idempotent_answer', 'kept_answer', 'identity_check'] as const;

/** What the identity provider says of an account: src/server/identity/sign-in/account.ts. */
export const ACCOUNT_COLUMNS = [
  'user_type',
  'optum_id',
  'telesales_profile_type',
  'created_by',
  'salesforce_record_type',
  'known_subsidy',
  'imported_subsidy',
] as const;

/** How many rows went, by their table. */
export type RemovedRows = Record<string, number>;

/** Nothing of a person is left in a profile that nobody can open. The caller holds its row, and has closed it. */
export async function removePersonalRows(
  transaction: Queryable,
  uuid: string,
  sections: readonly Pick<AnySection, 'tables' | 'columns'>[],
): Promise<RemovedRows> {
  for (const column of [...sections.flatMap(({ columns }) => columns ?? []), ...ACCOUNT_COLUMNS]) {
    await transaction.query({
      name: `empty-${column}`,
      text: `update profile set ${column} = null where profile_uuid = $1`,
      values: [uuid],
    });
  }
  const removed: RemovedRows = {};
  for (const table of [...sections.flatMap(({ tables }) => tables ?? []), ...PERSONAL_TABLES]) {
    const { rowCount } = await transaction.query({
      name: `empty-${table}`,
      text: `delete from ${table} where profile_uuid = $1`,
      values: [uuid],
    });
    removed[table] = rowCount ?? 0;
  }
  return removed;
}
