import type pg from 'pg';
import type { Parsed, Reply } from '#contract/schemas.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { digestsOfEmail, digestsOfName } from './digests.ts';
import { parseDemographics, type RawDemographics } from './parse-demographics.ts';

/** By a whole e-mail address, or by a whole last name and ZIP code: nobody browses the shoppers. */
type ShopperSearch = Parsed<'findShoppers'>['body'];
type FoundShopper = Reply<'findShoppers'>['shoppers'][number];

const MOST = 20;
/** The database can not put sealed names in order, so more are opened than are shown. */
const MOST_OPENED = 200;

// A row that is older than its sealing has no digest yet.
const BY_EMAIL = 'email_digest = any($2) or lower(email) = lower($3)';
const BY_NAME = 'name_digest = any($2) or lower(last_name) = lower($3) and zip_code = $4';

/** Only accounts of the brand; what a guest saved belongs to nobody that an agent could name. */
export const shopperFinder =
  ({ pool, sealer }: { pool: pg.Pool; sealer: FieldSealer }) =>
  async (brand: Brand, search: ShopperSearch): Promise<FoundShopper[]> => {
    const byEmail = 'email' in search;
    const digests = byEmail ? digestsOfEmail(sealer, search.email) : digestsOfName(sealer, search);
    const { rows } = await pool.query<{ uuid: string; person: RawDemographics }>({
      name: byEmail ? 'find-shoppers-by-email' : 'find-shoppers-by-name',
      text: `select demographics.profile_uuid as uuid, row_to_json(demographics) as person
             from demographics join profile on profile.profile_uuid = demographics.profile_uuid
             where profile.kind = 'shopper' and profile.brand = $1 and (${byEmail ? BY_EMAIL : BY_NAME})
             order by demographics.profile_uuid limit ${MOST_OPENED}`,
      values: [brand, digests, ...(byEmail ? [search.email] : [search.lastName, search.zipCode])],
    });
    return rows
      .map(({ uuid, person }) => {
        const { firstName, lastName, email, zipCode } = parseDemographics(person, uuid, sealer);
        return { uuid, firstName, lastName, email, zipCode };
      })
      .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
      .slice(0, MOST);
  };

const nameOf = ({ lastName, firstName }: FoundShopper) => `${lastName ?? ''} ${firstName ?? ''}`;
