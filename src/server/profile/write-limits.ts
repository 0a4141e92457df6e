import { Problem } from '#contract/problem.ts';
import type { Queryable } from '../db/transaction.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

const MINUTE = 60_000;

/** How many changes in a minute. */
export type WriteLimits = { ofProfile: number; fromAddress: number };

/** Who changes what, and with which Idempotency-Key: a key that is known changes nothing, and is not counted. */
export type Writer = { uuid: string; address: string; idempotencyKey: string | undefined };

/** Counts a change within its transaction: one that is refused is taken back, and its count with it. */
export type CountWrite = (transaction: Queryable, writer: Writer, at: number) => Promise<WriteCount>;

type WriteCount = { mustBeWithinLimits(): void };

/** Addresses and profiles are known to the table only by keyed digests. */
export const writeCounter = (limits: WriteLimits, sealer: FieldSealer): CountWrite => {
  const digestOf = (who: string, kind: string) => sealer.digests(who, `writes ${kind}`)[0] ?? '';

  return async (transaction, { uuid, address, idempotencyKey }, at) => {
    const start = at - (at % MINUTE);
    const [profile, from] = [digestOf(uuid, 'of profile'), digestOf(address, 'from address')];
    const { rows } = await transaction.query<{ of_profile: number; from_address: number }>({
      name: 'count-write',
      text: `with mine as (
               insert into write_count (who_digest, window_start, backend, count)
               select who, $3::timestamptz, pg_backend_pid(), 1 from unnest(array[$1::text, $2::text]) as who
               where not exists (select 1 from idempotent_answer where profile_uuid = $4 and idempotency_key = $5)
               on conflict (who_digest, window_start, backend) do update set count = write_count.count + 1
               returning who_digest
             )
             select coalesce(sum(counted.count) filter (where who_digest = $1), 0)::int
                      + (select count(*)::int from mine where who_digest = $1) as of_profile,
                    coalesce(sum(counted.count) filter (where who_digest = $2), 0)::int
                      + (select count(*)::int from mine where who_digest = $2) as from_address
             from write_count as counted where who_digest in ($1, $2) and window_start = $3`,
      values: [profile, from, new Date(start), uuid, idempotencyKey ?? null],
    });
    const [counted] = rows;
    const isOver = counted && (counted.of_profile > limits.ofProfile || counted.from_address > limits.fromAddress);
    return {
      mustBeWithinLimits() {
        if (isOver) throw new Problem('too-many-changes', { retryAfter: Math.ceil((start + MINUTE - at) / 1000) });
      },
    };
  };
};
