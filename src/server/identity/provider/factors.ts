import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#server/clock.ts';
import { inTransaction, type Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { stepOfCode } from './one-time-code.ts';

type Parts = { pool: pg.Pool; sealer: FieldSealer; machine: Clock };

/** What is written down with it, or not at all. */
type InTransaction = (transaction: Queryable) => Promise<void>;

export type Factors = ReturnType<typeof factorStore>;

const RECOVERY_CODES = 10;
/** Without what looks like something else; 60 bits in twelve. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SIGNS_IN_CODE = 12;

/** The second factors of agents at the embedded provider. */
export function factorStore({ pool, sealer, machine }: Parts) {
  const cellOf = (accountId: string) => ({ table: 'idp_factor', column: 'secret', row: accountId });
  const digestsOf = (accountId: string, code: string) => sealer.digests(code, `recovery code of ${accountId}`);

  const find = async (accountId: string) => {
    const { rows } = await pool.query<{ secret_sealed: string; last_step: number }>(
      'select secret_sealed, last_step from idp_factor where account_id = $1',
      [accountId],
    );
    const [row] = rows;
    return row ? { secret: sealer.open(row.secret_sealed, cellOf(accountId)), lastStep: row.last_step } : null;
  };

  const addRecoveryCodes = async (db: Queryable, accountId: string) => {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const digests = codes.map((code) => digestsOf(accountId, code)[0]);
    await db.query('insert into idp_recovery_code (account_id, code_digest) select $1, unnest($2::text[])', [
      accountId,
      digests,
    ]);
    return codes;
  };

  return {
    find,

    /** @returns the recovery codes, shown this once; null for a wrong code, or where a factor was enrolled meanwhile. */
    async enrol(accountId: string, secret: string, code: string, onEnrolled: InTransaction): Promise<string[] | null> {
      const step = stepOfCode(secret, code, machine());
      if (step === null) return null;
      return inTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query(
          `insert into idp_factor (account_id, secret_sealed, last_step, enrolled_at) values ($1, $2, $3, $4)
           on conflict (account_id) do nothing`,
          [accountId, sealer.seal(secret, cellOf(accountId)), step, new Date(machine())],
        );
        if (rowCount !== 1) return null;
        await onEnrolled(transaction);
        return addRecoveryCodes(transaction, accountId);
      });
    },

    /** Makes one with a secret that is known, without recovery codes, where there is none. */
    async ensure(accountId: string, secret: string): Promise<void> {
      await pool.query(
        `insert into idp_factor (account_id, secret_sealed, last_step, enrolled_at) values ($1, $2, 0, $3)
         on conflict (account_id) do nothing`,
        [accountId, sealer.seal(secret, cellOf(accountId)), new Date(machine())],
      );
    },

    /** Of two that bring the same code at the same moment, one wins. */
    async takeCode(accountId: string, code: string): Promise<boolean> {
      const factor = await find(accountId);
      const step = factor && stepOfCode(factor.secret, code, machine());
      if (step === null) return false;
      const { rowCount } = await pool.query(
        'update idp_factor set last_step = $2 where account_id = $1 and last_step < $2',
        [accountId, step],
      );
      return rowCount === 1;
    },

    async takeRecoveryCode(accountId: string, code: string): Promise<boolean> {
      const digests = digestsOf(accountId, code.toLowerCase().replaceAll(/[^a-z\d]/g, ''));
      const { rowCount } = await pool.query(
        'delete from idp_recovery_code where account_id = $1 and code_digest = any($2)',
        [accountId, digests],
      );
      return rowCount === 1;
    },

    /** The next sign-in enrols a new one. @returns false where there was none. */
    reset: (accountId: string, onReset: InTransaction): Promise<boolean> =>
      inTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query('delete from idp_factor where account_id = $1', [accountId]);
        if (rowCount !== 1) return false;
        await onReset(transaction);
        return true;
      }),
  };
}

const newRecoveryCode = () =>
  Array.from({ length: SIGNS_IN_CODE }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
