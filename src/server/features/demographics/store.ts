import type { Demographics } from '#contract/demographics.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { cellOf, parseDemographics, type RawDemographics } from './parse-demographics.ts';

/** What is stored: a day as ISO, a Medicare number as its eleven characters. */
export type PersonChange = Omit<Demographics, 'dob' | 'mbi'> & {
  dob?: IsoDate | null | undefined;
  mbi?: string | null | undefined;
};

/** The plain columns and the sealed ones that a change sets; a field that was left out stays as it is. */
function columnsOf(change: PersonChange, uuid: string, sealer: FieldSealer): Record<string, string | null> {
  const { firstName, lastName, email, zipCode, dob, mbi } = change;
  return {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(email !== undefined && { email }),
    ...(zipCode !== undefined && { zip_code: zipCode }),
    ...(dob !== undefined && {
      date_of_birth_sealed: dob === null ? null : sealer.seal(dob, cellOf('date_of_birth', uuid)),
    }),
    ...(mbi !== undefined && {
      medicare_number_sealed: mbi === null ? null : sealer.seal(mbi, cellOf('medicare_number', uuid)),
      medicare_number_digest: mbi === null ? null : (sealer.digests(mbi, 'medicare-number')[0] ?? null),
    }),
  };
}

export async function changeDemographics(db: Queryable, uuid: string, change: PersonChange, sealer: FieldSealer) {
  const columns = columnsOf(change, uuid, sealer);
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
