import { Problem } from '#contract/problem.ts';
import type { Queryable } from '../db/transaction.ts';
import type { FieldSealer } from '../security/sealed-field.ts';
import { minuteOf, secondsToWait } from './sliding-minute.ts';

/** How many changes within a minute, whenever it begins. */
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
    const [profile, from] = [digestOf(uuid, 'of profile'), digestOf(address, 'from address')];
    const start = minuteOf(at);
    const { rows } = await transaction.query<{ who_digest: string; before: number; now: number }>({
      name: 'count-write',
      text: `with mine as (
               insert into write_count (who_digest, window_start, backend, count)
               select who, $3::timestamptz, pg_backend_pid(), 1 from unnest(array[$1::text, $2::text]) as who
               where not exists (select 1 from idempotent_answer where profile_uuid = $5 and idempotency_key = $6)
               on conflict (who_digest, window_start, backend) do update set count = write_count.count + 1
               returning who_digest
             )
             select who as who_digest,
                    coalesce(sum(counted.count) filter (where window_start = $4), 0)::int as before,
                    coalesce(sum(counted.count) filter (where window_start = $3), 0)::int
                      + (select count(*)::int from mine where mine.who_digest = who) as now
             from unnest(array[$1::text, $2::text]) as who
             left join write_count as counted on counted.who_digest = who and counted.window_start in ($3, $4)
             group by who`,
      values: [profile, from, new Date(start), new Date(minuteOf(start - 1)), uuid, idempotencyKey ?? null],
    });
    const waits = rows.map((counted) =>
      secondsToWait(counted, counted.who_digest === profile ? limits.ofProfile : limits.fromAddress, at),
    );
    const seconds = Math.max(...waits);
    return {
      mustBeWithinLimits() {
        if (seconds > 0) throw new Problem('too-many-changes', { retryAfter: seconds });
      },
    };
  };
};
