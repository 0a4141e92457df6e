import type { Role } from '#domain/access/role.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { RemovedRows } from '#server/profile/personal-rows.ts';

/** Of one person: their profiles, and the account where this site keeps it. */
export type DeletionRequest = { profiles: readonly string[]; accountId: string | null; role: Role; requestId: string };

/** @returns the receipt. @throws Problem not-found where all is gone already. */
export type AskForDeletion = (request: DeletionRequest) => Promise<string>;

export type Deletion = { receipt: string; profiles: readonly string[]; accountId: string | null };

export async function addDeletion(db: Queryable, { receipt, profiles, accountId }: Deletion, at: number) {
  await db.query({
    name: 'add-deletion',
    text: 'insert into deletion (receipt, profile_uuids, account_id, asked_at) values ($1, $2, $3, $4)',
    values: [receipt, profiles, accountId, new Date(at)],
  });
}

type RawReceipt = { asked_at: Date; done_at: Date | null; removed: RemovedRows | null };

export async function findReceipt(db: Queryable, receipt: string): Promise<RawReceipt | null> {
  const { rows } = await db.query<RawReceipt>({
    name: 'find-deletion-receipt',
    text: 'select asked_at, done_at, removed from deletion where receipt = $1',
    values: [receipt],
  });
  return rows[0] ?? null;
}

/** The one that waits longest, held until the transaction ends; one that another process holds is left to it. */
export async function takeDeletion(transaction: Queryable): Promise<Deletion | null> {
  const { rows } = await transaction.query<{ receipt: string; profile_uuids: string[]; account_id: string | null }>({
    name: 'take-deletion',
    text: `select receipt, profile_uuids, account_id from deletion
           where done_at is null order by asked_at limit 1 for update skip locked`,
  });
  return rows[0] ? { receipt: rows[0].receipt, profiles: rows[0].profile_uuids, accountId: rows[0].account_id } : null;
}

export async function finishDeletion(transaction: Queryable, receipt: string, removed: RemovedRows, at: number) {
  await transaction.query({
    name: 'finish-deletion',
    text: 'update deletion set done_at = $2, removed = $3 where receipt = $1',
    values: [receipt, new Date(at), JSON.stringify(removed)],
  });
}

/** @returns whether it was open until now. */
export async function closeAccount(transaction: Queryable, accountId: string, at: number): Promise<boolean> {
  const { rowCount } = await transaction.query({
    name: 'close-account',
    text: 'update idp_account set closed_at = $2 where account_id = $1 and closed_at is null',
    values: [accountId, new Date(at)],
  });
  return rowCount === 1;
}

export async function removeAccount(transaction: Queryable, accountId: string): Promise<number> {
  const { rowCount } = await transaction.query({
    name: 'remove-account',
    text: 'delete from idp_account where account_id = $1',
    values: [accountId],
  });
  return rowCount ?? 0;
}
