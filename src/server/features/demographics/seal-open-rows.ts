import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { changeDemographics } from './store.ts';

type OpenPerson = {
  profile_uuid: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
};

/** Names and e-mails from before they were sealed; those that somebody else holds are left for the next time. */
export async function sealOpenPeople(transaction: Queryable, sealer: FieldSealer, most: number): Promise<number> {
  const { rows } = await transaction.query<OpenPerson>({
    name: 'lock-open-people',
    text: `select profile_uuid, first_name, last_name, email from demographics
           where first_name is not null or last_name is not null or email is not null
           limit $1 for update skip locked`,
    values: [most],
  });
  for (const { profile_uuid, first_name: firstName, last_name: lastName, email } of rows) {
    const open = Object.entries({ firstName, lastName, email }).filter(([, value]) => value !== null);
    await changeDemographics(transaction, profile_uuid, Object.fromEntries(open), sealer);
  }
  return rows.length;
}
