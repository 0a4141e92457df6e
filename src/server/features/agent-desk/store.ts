import type { Brand } from '#domain/brand/brand.ts';
import type { Queryable } from '#server/db/transaction.ts';

export type FoundShopper = {
  uuid: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  zipCode: string | null;
};

/** By a whole e-mail address, or by a whole last name and ZIP code: nobody browses the shoppers. */
export type ShopperSearch = { email: string } | { lastName: string; zipCode: string };

const MOST = 20;

type RawShopper = {
  profile_uuid: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  zip_code: string | null;
};

/** Only accounts of the brand; what a guest saved belongs to nobody that an agent could name. */
export async function findShoppers(db: Queryable, brand: Brand, search: ShopperSearch): Promise<FoundShopper[]> {
  const byEmail = 'email' in search;
  const { rows } = await db.query<RawShopper>({
    name: byEmail ? 'find-shoppers-by-email' : 'find-shoppers-by-name',
    text: `select demographics.profile_uuid, first_name, last_name, email, zip_code
           from demographics join profile on profile.profile_uuid = demographics.profile_uuid
           where profile.kind = 'shopper' and profile.brand = $1
             and ${byEmail ? 'lower(email) = lower($2)' : 'lower(last_name) = lower($2) and zip_code = $3'}
           order by last_name, first_name, demographics.profile_uuid limit ${MOST}`,
    values: byEmail ? [brand, search.email] : [brand, search.lastName, search.zipCode],
  });
  return rows.map((row) => ({
    uuid: row.profile_uuid,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    zipCode: row.zip_code,
  }));
}
