import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { lockSchema } from './migrate.ts';
import { inTransaction } from './transaction.ts';

/** As docs/database-grants.sql names them. */
export const SERVER_ROLE = 'shopper_server';
/** Removes what people want removed. */
export const KEEPER_ROLE = 'shopper_keeper';
const GRANTS = 'docs/database-grants.sql';

/** Makes the roles that the server runs as in a database of ours, with the grants that an operator gives by hand. */
export async function makeServerRoles(owner: pg.Pool) {
  const grants = readFileSync(GRANTS, 'utf8');
  await inTransaction(owner, async (transaction) => {
    // Of two processes that grant the same at the same moment one would fail: 'tuple concurrently updated'.
    await lockSchema(transaction);
    for (const role of [SERVER_ROLE, KEEPER_ROLE]) {
      const { rowCount } = await transaction.query('select from pg_roles where rolname = $1', [role]);
      if (rowCount === 0) await transaction.query(`create role ${role} login`);
    }
    await transaction.query(grants);
  });
}
