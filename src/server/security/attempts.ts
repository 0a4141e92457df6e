import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { FieldSealer } from './sealed-field.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Rows of minutes long gone are of no use. */
export const ATTEMPT_KEPT = 60 * MINUTE;

export type Attempts = ReturnType<typeof attempts>;

/**
 * Counts tries at what guards an identity, for all processes together: in the database, where who tries is known only
 * by a keyed digest.
 */
export function attempts({ pool, sealer, machine }: { pool: pg.Pool; sealer: FieldSealer; machine: Clock }) {
  const count = async (what: string, who: string, window: number): Promise<number> => {
    const at = machine();
    const [digest] = sealer.digests(who, `attempt ${what}`);
    const { rows } = await pool.query<{ count: number }>({
      name: 'count-attempt',
      text: `insert into attempt (what, who_digest, window_start, count) values ($1, $2, $3, 1)
             on conflict (what, who_digest, window_start) do update set count = attempt.count + 1
             returning count`,
      values: [what, digest, new Date(at - (at % window))],
    });
    return rows[0]?.count ?? 1;
  };

  return {
    /** Counts this try, before it is made. @returns whether it is within the limit of the minute. */
    mayTry: async (what: string, who: string, mostPerMinute: number): Promise<boolean> =>
      (await count(what, who, MINUTE)) <= mostPerMinute,

    /**
     * Counts this try where fewer than the most came within the last hour, to the minute and not by the clock's hours.
     * What is refused is not counted, so that waiting helps. @returns whether it was counted.
     */
    async mayTryInHour(what: string, who: string, mostPerHour: number): Promise<boolean> {
      const [digest] = sealer.digests(who, `attempt ${what}`);
      const at = machine();
      const minute = new Date(at - (at % MINUTE));
      // The row of this minute is counted first and under its lock, so that of many at once no more than the most pass.
      const counted = await count(what, who, MINUTE);
      const { rows } = await pool.query<{ before: number }>({
        name: 'count-attempts-before',
        text: `select coalesce(sum(count), 0)::int as before from attempt
               where what = $1 and who_digest = $2 and window_start < $3 and window_start > $4`,
        values: [what, digest, minute, new Date(at - HOUR)],
      });
      if ((rows[0]?.before ?? 0) + counted <= mostPerHour) return true;
      await pool.query({
        name: 'take-attempt-back',
        text: 'update attempt set count = count - 1 where what = $1 and who_digest = $2 and window_start = $3',
        values: [what, digest, minute],
      });
      return false;
    },

    /** @returns how often it came within the hour, this time included. */
    countInHour: (what: string, who: string) => count(what, who, HOUR),
  };
}
