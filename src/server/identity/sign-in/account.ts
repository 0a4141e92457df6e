import type { KnownLevel } from '#domain/extra-help/choice.ts';
import type { Queryable } from '#server/db/transaction.ts';

type Account = {
  userType: string | null;
  optumId: string | null;
  telesalesProfileType: string | null;
  createdBy: string | null;
  salesforceRecordType: string | null;
  /** Null for who is no member. */
  knownSubsidy: KnownLevel | null;
};

/** What the identity provider says last is what holds; who made an account stays known. */
export async function writeAccount(db: Queryable, uuid: string, account: Account) {
  await db.query({
    name: 'write-account',
    text: `update profile set user_type = $2, optum_id = $3, telesales_profile_type = $4, created_by = coalesce($5, created_by),
                              salesforce_record_type = $6, known_subsidy = $7
           where profile_uuid = $1`,
    values: [
      uuid,
      account.userType,
      account.optumId,
      account.telesalesProfileType,
      account.createdBy,
      account.salesforceRecordType,
      account.knownSubsidy,
    ],
  });
}
