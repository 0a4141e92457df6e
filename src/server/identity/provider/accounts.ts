import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { KnownLevel } from '#domain/extra-help/choice.ts';
import type { Clock } from '#server/clock.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { type AccountRow, emailDigests, openAccount, sameEmail, sealAccountField } from './account-row.ts';
import { passwords } from './passwords.ts';

/** What the provider knows of a person; what is left out is not known. */
export type Person = {
  email: string;
  firstName?: string;
  lastName?: string;
  zipCode?: string;
  dateOfBirth?: IsoDate;
  medicareNumber?: string;
  userType?: string;
  optumId?: string;
  createdBy?: string;
  salesforceRecordType?: string;
  lisSubsidyLevel?: KnownLevel;
  agentUserName?: string;
};

export type Accounts = ReturnType<typeof accountStore>;

type Parts = { pool: pg.Pool; sealer: FieldSealer; machine: Clock; passwordCost: number };

/** The accounts of the embedded identity provider. */
export function accountStore({ pool, sealer, machine, passwordCost }: Parts) {
  const { hash, matches } = passwords(passwordCost);
  const byEmail = async (email: string): Promise<AccountRow | undefined> => {
    const { rows } = await pool.query<AccountRow>(
      'select * from idp_account where (email_digest = any($1) or email = $2) and closed_at is null',
      [emailDigests(sealer, email), sameEmail(email)],
    );
    return rows[0];
  };

  // A token of another provider, from before this one was in use, may name anybody.
  const byId = async (id: string): Promise<AccountRow | undefined> =>
    UUID.test(id)
      ? (await pool.query<AccountRow>('select * from idp_account where account_id = $1 and closed_at is null', [id]))
          .rows[0]
      : undefined;

  const add = async (person: Person, passwordHash: string): Promise<string | null> => {
    const id = randomUUID();
    const digests = emailDigests(sealer, person.email);
    const seal = (field: Parameters<typeof sealAccountField>[2], plain: string | undefined) =>
      sealAccountField(sealer, id, field, plain);
    const { rows } = await pool.query<AddedAccount>(ADD, [
      id,
      seal('email', sameEmail(person.email)),
      digests[0],
      passwordHash,
      seal('firstName', person.firstName),
      seal('lastName', person.lastName),
      person.zipCode,
      seal('dateOfBirth', person.dateOfBirth),
      seal('medicareNumber', person.medicareNumber),
      person.userType,
      person.optumId,
      person.createdBy,
      person.salesforceRecordType,
      person.lisSubsidyLevel,
      person.agentUserName,
      new Date(machine()),
      digests,
      sameEmail(person.email),
    ]);
    return rows[0]?.account_id ?? null;
  };

  return {
    /** @returns the account whose e-mail and password these are; it takes as long for an e-mail that nobody has. */
    async check(email: string, password: string): Promise<string | null> {
      const row = await byEmail(email);
      return (await matches(password, row?.password_hash ?? null)) ? (row?.account_id ?? null) : null;
    },

    async idOf(email: string): Promise<string | null> {
      return (await byEmail(email))?.account_id ?? null;
    },

    hash,

    /** @returns the new account; null where the e-mail has one already. */
    add,

    /** Makes those that are missing, all with one password. */
    async ensure(people: readonly Person[], password: string): Promise<void> {
      const known = await Promise.all(people.map(({ email }) => byEmail(email)));
      const missing = people.filter((_person, index) => !known[index]);
      if (missing.length === 0) return;
      const passwordHash = await hash(password);
      for (const person of missing) await add(person, passwordHash);
    },

    /** What is left out stays. */
    async change(db: Queryable, id: string, { firstName, lastName, passwordHash }: AccountChange): Promise<void> {
      await db.query({
        name: 'change-account',
        text: `update idp_account set first_name_sealed = coalesce($2, first_name_sealed),
                 last_name_sealed = coalesce($3, last_name_sealed), password_hash = coalesce($4, password_hash)
               where account_id = $1`,
        values: [
          id,
          sealAccountField(sealer, id, 'firstName', firstName),
          sealAccountField(sealer, id, 'lastName', lastName),
          passwordHash,
        ],
      });
    },

    /** What the provider vouches for, under the names of OpenID Connect and those of the specification. */
    async claims(id: string) {
      const row = await byId(id);
      if (!row) return undefined;
      const { email, firstName, lastName, dateOfBirth, medicareNumber } = openAccount(row, sealer);
      return {
        sub: row.account_id,
        email: email ?? undefined,
        given_name: firstName ?? undefined,
        family_name: lastName ?? undefined,
        zip_code: row.zip_code ?? undefined,
        birthdate: dateOfBirth ?? undefined,
        medicare_number: medicareNumber ?? undefined,
        user_type: row.user_type ?? undefined,
        optum_id: row.optum_id ?? undefined,
        created_by: row.created_by ?? undefined,
        salesforce_record_type: row.salesforce_record_type ?? undefined,
        lis_subsidy_level: row.lis_subsidy_level ?? undefined,
        agent_user_name: row.agent_user_name ?? undefined,
      };
    },

    /** Null for who is no agent. */
    async agentOf(id: string): Promise<{ userName: string; email: string | null } | null> {
      const row = await byId(id);
      return row?.agent_user_name ? { userName: row.agent_user_name, email: openAccount(row, sealer).email } : null;
    },

    /** For the forms of the account; null also where its e-mail does not open. */
    async find(id: string): Promise<{ email: string; firstName: string | null; lastName: string | null } | null> {
      const row = await byId(id);
      if (!row) return null;
      const { email, firstName, lastName } = openAccount(row, sealer);
      return email === null ? null : { email, firstName, lastName };
    },
  };
}

export type AccountChange = Partial<Record<'firstName' | 'lastName' | 'passwordHash', string>>;

type AddedAccount = { account_id: string };

// An e-mail may have an account under an older key, or one from before e-mails were sealed.
const ADD = `insert into idp_account
    (account_id, email_sealed, email_digest, password_hash, first_name_sealed, last_name_sealed, zip_code,
     date_of_birth_sealed, medicare_number_sealed, user_type, optum_id, created_by,
     salesforce_record_type, lis_subsidy_level, agent_user_name, created_at)
  select $1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::timestamptz
  where not exists (select from idp_account where email_digest = any($17) or email = $18)
  on conflict (email_digest) do nothing returning account_id`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
