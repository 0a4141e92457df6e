import type pg from 'pg';

/** As if it had never been, which nothing in the product does: a trail stays. */
export async function eraseProfile(pool: pg.Pool, uuid: string) {
  await pool.query('delete from audit_entry where profile_uuid = $1', [uuid]);
  await pool.query('delete from profile where profile_uuid = $1', [uuid]);
}
