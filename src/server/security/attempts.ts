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

    /** @returns how often it came within the hour, this time included. */
    countInHour: (what: string, who: string) => count(what, who, HOUR),
  };
}
