import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { type AccountRow, emailDigests, sealAccountField } from './account-row.ts';

/** Accounts from before their e-mails and names were sealed; those that somebody else holds are left for the next time. */
export async function sealOpenAccounts(transaction: Queryable, sealer: FieldSealer, most: number): Promise<number> {
  const { rows } = await transaction.query<
    Pick<AccountRow, 'account_id' | 'email' | 'first_name' | 'last_name' | 'first_name_sealed' | 'last_name_sealed'>
  >({
    name: 'lock-open-accounts',
    text: `select account_id, email, first_name, last_name, first_name_sealed, last_name_sealed from idp_account
           where email is not null limit $1 for update skip locked`,
    values: [most],
  });
  for (const { account_id: id, email, first_name, last_name, first_name_sealed, last_name_sealed } of rows) {
    await transaction.query({
      name: 'seal-open-account',
      text: `update idp_account set email = null, email_sealed = $2, email_digest = $3,
               first_name = null, first_name_sealed = $4, last_name = null, last_name_sealed = $5
             where account_id = $1`,
      values: [
        id,
        sealAccountField(sealer, id, 'email', email),
        email === null ? null : emailDigests(sealer, email)[0],
        // Changed since: what was written then counts.
        first_name_sealed ?? sealAccountField(sealer, id, 'firstName', first_name),
        last_name_sealed ?? sealAccountField(sealer, id, 'lastName', last_name),
      ],
    });
  }
  return rows.length;
}
