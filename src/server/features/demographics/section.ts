import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { FIRST_ATTEMPTS } from '#domain/identity/confirm-steps.ts';
import { PERSON_FIELDS, personToMerge } from '#domain/identity/person-to-merge.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { ProfileKind } from '#server/profile/row.ts';
import { type ReadContext, storedSection } from '#server/profile/section.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { type RawDemographics, toDemographics } from './parse-demographics.ts';
import { changeDemographics, findDemographics, type PersonChange } from './store.ts';

/** The columns of the account, in the order in which they are selected. */
type Account = [
  kind: ProfileKind,
  userType: string | null,
  optumId: string | null,
  telesalesProfileType: string | null,
  createdBy: string | null,
  salesforceRecordType: string | null,
  profileStatus: string,
  createdAt: string,
  brand: Brand,
  remainingTries: number | null,
];

type Row = [person: RawDemographics | null, ...account: Account];

export const demographicsSection = ({ sealer }: { sealer: FieldSealer }) =>
  storedSection({
    name: 'demographics',
    tables: ['demographics'],
    select: `select json_build_array(
               (select row_to_json(demographics) from demographics
                where demographics.profile_uuid = profile.profile_uuid),
               profile.kind, profile.user_type, profile.optum_id, profile.telesales_profile_type, profile.created_by,
               profile.salesforce_record_type, profile.profile_status, profile.created_at, profile.brand,
               (select remaining_count from identity_check
                where identity_check.profile_uuid = profile.profile_uuid))`,
    parse: ([person, ...account]: Row, uuid): Person => ({ account, person: toDemographics(person, uuid, sealer) }),
    toReply: (person, context) => ({ userDetails: toUserDetails(person, context) }),
    merge: mergerOf(sealer),
  });

type Person = { account: Account; person: ReturnType<typeof toDemographics> };

// Written out field by field: an object that begins with a spread costs forty times as much to make.
function toUserDetails({ account, person }: Person, { uuid, look }: ReadContext) {
  const { firstName, lastName, email, dob, zipCode, mbi } = person;
  const [kind, userType, optumId, telesalesProfileType, createdBy, salesforceRecordType, ...rest] = account;
  const [status, createdAt, brand, remainingTries] = rest;
  const remainingCount = remainingTries ?? FIRST_ATTEMPTS;
  return {
    uuid,
    firstName,
    lastName,
    email,
    dob,
    zipCode,
    mbi,
    isGuestUser: kind === 'guest',
    isCSRLogin: look.cloaked,
    userType,
    optumId,
    telesalesProfileType,
    createdBy,
    salesforceRecordType,
    profileStatus: status,
    creationDate: new Date(createdAt).toISOString(),
    ...((telesalesProfileType !== null || remainingCount === 0) && {
      identityAttempts: { remainingCount, tollFree: BRAND_TABLE[brand].phones.importHelp },
    }),
  };
}

/** What a guest told of themselves fills what the account does not know yet; what it knows stays as it is. */
const mergerOf = (sealer: FieldSealer) => async (db: Queryable, guest: string) => {
  const ofGuest = await findDemographics(db, guest, sealer);
  return {
    keys: PERSON_FIELDS.filter((field) => ofGuest[field] !== null),
    add: async (transaction: Queryable, account: string, keys: ReadonlySet<string>) => {
      const known = await findDemographics(transaction, account, sealer);
      const news = Object.entries(personToMerge(ofGuest, known)).filter(([field]) => keys.has(field));
      await changeDemographics(transaction, account, Object.fromEntries(news) as PersonChange, sealer);
      return news.length > 0;
    },
  };
};
