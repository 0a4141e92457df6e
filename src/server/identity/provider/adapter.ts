import { createHash } from 'node:crypto';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type pg from 'pg';
import type { Clock } from '#server/clock.ts';
import type { Queryable } from '#server/db/transaction.ts';

/** Where the provider keeps its things, so that any process can go on with what another has begun. */
export function payloadStore({ pool, machine }: { pool: pg.Pool; machine: Clock }) {
  return (kind: string): Adapter => ({
    async upsert(id, { jti: _secret, ...payload }, secondsToLive = 0) {
      const now = machine();
      await pool.query({
        name: 'keep-idp-payload',
        text: `insert into idp_payload (kind, id_hash, payload, grant_id, expires_at) values ($1, $2, $3, $4, $5)
               on conflict (kind, id_hash) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
        values: [
          kind,
          hashOf(id),
          JSON.stringify(payload),
          payload.grantId ?? null,
          new Date(now + secondsOf(kind, payload, secondsToLive) * 1000),
        ],
      });
    },

    async find(id) {
      const { rows } = await pool.query<{ payload: AdapterPayload; consumed_at: Date | null }>({
        name: 'find-idp-payload',
        text: 'select payload, consumed_at from idp_payload where kind = $1 and id_hash = $2 and expires_at > $3',
        values: [kind, hashOf(id), new Date(machine())],
      });
      const [row] = rows;
      if (!row) return;
      const consumed = row.consumed_at ? Math.floor(row.consumed_at.getTime() / 1000) : undefined;
      return { ...row.payload, jti: id, ...(consumed !== undefined && { consumed }) };
    },

    /** Of two that bring the same code at the same moment, one wins. */
    async consume(id) {
      const { rowCount } = await pool.query({
        name: 'consume-idp-payload',
        text: 'update idp_payload set consumed_at = $3 where kind = $1 and id_hash = $2 and consumed_at is null',
        values: [kind, hashOf(id), new Date(machine())],
      });
      if (rowCount === 0) throw new errors.InvalidGrant('it was used before');
    },

    async destroy(id) {
      await pool.query('delete from idp_payload where kind = $1 and id_hash = $2', [kind, hashOf(id)]);
    },

    async revokeByGrantId(grantId) {
      await pool.query('delete from idp_payload where grant_id = $1', [grantId]);
    },

    // No session of the provider is ever kept, and no device has a code to type.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  });
}

/** An interaction in which nobody did anything yet is kept for less, since anybody may begin as many as they like. */
const UNTOUCHED_SECONDS = 600;

const secondsOf = (kind: string, { lastSubmission, result }: AdapterPayload, seconds: number) =>
  kind === 'Interaction' && !lastSubmission && !result ? Math.min(seconds, UNTOUCHED_SECONDS) : seconds;

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Whoever proved an account with what no longer counts, and has not come back to the site with it, begins again. */
export async function dropSignInsOf(db: Queryable, accountId: string): Promise<void> {
  await db.query({
    name: 'drop-sign-ins-of',
    text: `delete from idp_payload
           where $1 in (payload->>'accountId', payload->'lastSubmission'->>'accountId',
                        payload->'result'->'login'->>'accountId')`,
    values: [accountId],
  });
}
