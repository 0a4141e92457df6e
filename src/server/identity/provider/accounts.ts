import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { KnownLevel } from '#domain/extra-help/choice.ts';
import type { Clock } from '#server/clock.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';
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
  telesalesProfileType?: string;
  createdBy?: string;
  salesforceRecordType?: string;
  lisSubsidyLevel?: KnownLevel;
  agentUserName?: string;
};

type Row = {
  account_id: string;
  email: string;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  zip_code: string | null;
  date_of_birth_sealed: string | null;
  medicare_number_sealed: string | null;
  user_type: string | null;
  optum_id: string | null;
  telesales_profile_type: string | null;
  created_by: string | null;
  salesforce_record_type: string | null;
  lis_subsidy_level: string | null;
  agent_user_name: string | null;
};

export type Accounts = ReturnType<typeof accountStore>;

type Parts = { pool: pg.Pool; sealer: FieldSealer; machine: Clock; passwordCost: number };

/** The accounts of the embedded identity provider. */
export function accountStore({ pool, sealer, machine, passwordCost }: Parts) {
  const { hash, matches } = passwords(passwordCost);
  const byEmail = async (email: string): Promise<Row | undefined> =>
    (await pool.query<Row>('select * from idp_account where email = $1 and closed_at is null', [sameEmail(email)]))
      .rows[0];

  // A token of another provider, from before this one was in use, may name anybody.
  const byId = async (id: string): Promise<Row | undefined> =>
    UUID.test(id)
      ? (await pool.query<Row>('select * from idp_account where account_id = $1 and closed_at is null', [id])).rows[0]
      : undefined;

  const valuesOf = (person: Person, passwordHash: string) => {
    const id = randomUUID();
    const seal = (column: string, plain: string | undefined) =>
      plain === undefined ? null : sealer.seal(plain, cellOf(column, id));
    return [
      id,
      sameEmail(person.email),
      passwordHash,
      person.firstName,
      person.lastName,
      person.zipCode,
      seal('date_of_birth', person.dateOfBirth),
      seal('medicare_number', person.medicareNumber),
      person.userType,
      person.optumId,
      person.telesalesProfileType,
      person.createdBy,
      person.salesforceRecordType,
      person.lisSubsidyLevel,
      person.agentUserName,
      new Date(machine()),
    ];
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
    async add(person: Person, passwordHash: string): Promise<string | null> {
      const { rows } = await pool.query<AddedAccount>(ADD, valuesOf(person, passwordHash));
      return rows[0]?.account_id ?? null;
    },

    /** Makes those that are missing, all with one password. */
    async ensure(people: readonly Person[], password: string): Promise<void> {
      const emails = people.map(({ email }) => sameEmail(email));
      const known = await pool.query<{ email: string }>('select email from idp_account where email = any($1)', [
        emails,
      ]);
      const there = new Set(known.rows.map(({ email }) => email));
      const missing = people.filter(({ email }) => !there.has(sameEmail(email)));
      if (missing.length === 0) return;
      const passwordHash = await hash(password);
      for (const person of missing) await pool.query<AddedAccount>(ADD, valuesOf(person, passwordHash));
    },

    /** What is left out stays. */
    async change(db: Queryable, id: string, { firstName, lastName, passwordHash }: AccountChange): Promise<void> {
      await db.query({
        name: 'change-account',
        text: `update idp_account set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
                 password_hash = coalesce($4, password_hash)
               where account_id = $1`,
        values: [id, firstName, lastName, passwordHash],
      });
    },

    /** What the provider vouches for, under the names of OpenID Connect and those of the specification. */
    async claims(id: string) {
      const row = await byId(id);
      if (!row) return undefined;
      const open = (column: 'date_of_birth' | 'medicare_number') =>
        sealer.openOrNull(row[`${column}_sealed`], cellOf(column, row.account_id)) ?? undefined;
      return {
        sub: row.account_id,
        email: row.email,
        given_name: row.first_name ?? undefined,
        family_name: row.last_name ?? undefined,
        zip_code: row.zip_code ?? undefined,
        birthdate: open('date_of_birth'),
        medicare_number: open('medicare_number'),
        user_type: row.user_type ?? undefined,
        optum_id: row.optum_id ?? undefined,
        telesales_profile_type: row.telesales_profile_type ?? undefined,
        created_by: row.created_by ?? undefined,
        salesforce_record_type: row.salesforce_record_type ?? undefined,
        lis_subsidy_level: row.lis_subsidy_level ?? undefined,
        agent_user_name: row.agent_user_name ?? undefined,
      };
    },

    /** Null for who is no agent. */
    async agentOf(id: string): Promise<{ userName: string; email: string } | null> {
      const row = await byId(id);
      return row?.agent_user_name ? { userName: row.agent_user_name, email: row.email } : null;
    },

    /** For the forms of the account. */
    async find(id: string): Promise<{ email: string; firstName: string | null; lastName: string | null } | null> {
      const row = await byId(id);
      return row ? { email: row.email, firstName: row.first_name, lastName: row.last_name } : null;
    },
  };
}

export type AccountChange = Partial<Record<'firstName' | 'lastName' | 'passwordHash', string>>;

type AddedAccount = { account_id: string };

const ADD = `insert into idp_account
    (account_id, email, password_hash, first_name, last_name, zip_code, date_of_birth_sealed, medicare_number_sealed,
     user_type, optum_id, telesales_profile_type, created_by, salesforce_record_type, lis_subsidy_level,
     agent_user_name, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
  on conflict (email) do nothing returning account_id`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const sameEmail = (email: string) => email.trim().toLowerCase();

const cellOf = (column: string, row: string): Cell => ({ table: 'idp_account', column, row });
