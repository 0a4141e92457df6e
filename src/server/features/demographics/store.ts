import type { Demographics } from '#contract/demographics.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { digestsOfEmail, digestsOfName, digestsOfNumber } from './digests.ts';
import { cellOf, parseDemographics, type RawDemographics, SEALED } from './parse-demographics.ts';

/** What is stored: a day as ISO, a Medicare number as its eleven characters. */
export type PersonChange = Omit<Demographics, 'dob' | 'mbi'> & {
  dob?: IsoDate | null | undefined;
  mbi?: string | null | undefined;
};

const SEALED_FIELDS = Object.keys(SEALED) as (keyof typeof SEALED)[];

/** The columns that a change sets; a field that was left out stays as it is. */
function columnsOf(change: PersonChange, uuid: string, sealer: FieldSealer): Record<string, string | null> {
  const columns: Record<string, string | null> = {};
  for (const field of SEALED_FIELDS) {
    const value = change[field];
    if (value === undefined) continue;
    const column = SEALED[field];
    columns[`${column}_sealed`] = value === null ? null : sealer.seal(value, cellOf(column, uuid));
    // Where an older row has it in the open.
    if (isOpenColumn(column)) columns[column] = null;
  }
  if (change.zipCode !== undefined) columns['zip_code'] = change.zipCode;
  if (change.email !== undefined) columns['email_digest'] = newest(sealer, change.email, digestsOfEmail);
  if (change.mbi !== undefined) {
    columns['medicare_number_digest'] = newest(sealer, change.mbi, digestsOfNumber);
  }
  return columns;
}

const isOpenColumn = (column: string) => ['first_name', 'last_name', 'email'].includes(column);

const newest = (sealer: FieldSealer, value: string | null, digestsOf: typeof digestsOfEmail) =>
  value === null ? null : (digestsOf(sealer, value)[0] ?? null);

/** Of both together, of which a change may hold one. */
async function nameDigest(db: Queryable, uuid: string, change: PersonChange, sealer: FieldSealer) {
  if (change.lastName === undefined && change.zipCode === undefined) return {};
  const known = await findDemographics(db, uuid, sealer);
  const { lastName = known.lastName, zipCode = known.zipCode } = change;
  const digest = lastName && zipCode ? (digestsOfName(sealer, { lastName, zipCode })[0] ?? null) : null;
  return { name_digest: digest };
}

export async function changeDemographics(db: Queryable, uuid: string, change: PersonChange, sealer: FieldSealer) {
  const columns = { ...columnsOf(change, uuid, sealer), ...(await nameDigest(db, uuid, change, sealer)) };
  const names = Object.keys(columns);
  if (names.length === 0) return;
  const places = names.map((_name, index) => `$${index + 2}`);
  await db.query(
    `insert into demographics (profile_uuid, ${names.join(', ')}) values ($1, ${places.join(', ')})
     on conflict (profile_uuid) do update
     set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [uuid, ...Object.values(columns)],
  );
}

/** As stored: a day as ISO, a Medicare number as its eleven characters. */
export async function findDemographics(db: Queryable, uuid: string, sealer: FieldSealer) {
  const { rows } = await db.query<RawDemographics>({
    name: 'find-demographics',
    text: 'select * from demographics where profile_uuid = $1',
    values: [uuid],
  });
  return parseDemographics(rows[0] ?? null, uuid, sealer);
}

/** What the page is told at its start of the profile; null for one that is not there. */
export async function findViewed(
  db: Queryable,
  uuid: string,
  sealer: FieldSealer,
): Promise<{ firstName: string | null } | null> {
  const { rows } = await db.query<{ person: RawDemographics | null }>({
    name: 'find-viewed',
    text: `select (select row_to_json(demographics) from demographics
                   where demographics.profile_uuid = profile.profile_uuid) as person
           from profile where profile.profile_uuid = $1 and is_open`,
    values: [uuid],
  });
  return rows[0] ? { firstName: parseDemographics(rows[0].person, uuid, sealer).firstName } : null;
}
