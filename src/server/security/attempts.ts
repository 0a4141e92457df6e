import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '../clock.ts';
import type { FieldSealer } from './sealed-field.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECOND = 1000;
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

  const uncount = (what: string, digest: string | undefined, minute: Date) =>
    pool.query({
      name: 'take-attempt-back',
      text: `update attempt set count = count - 1
             where what = $1 and who_digest = $2 and window_start = $3 and count > 0`,
      values: [what, digest, minute],
    });

  /** Counts this try, before it is made. @returns seconds until the limit starts anew; 0 for a try within it. */
  const waitFor = async (what: string, who: string, mostPerMinute: number): Promise<number> => {
    const tries = await count(what, who, MINUTE);
    return tries <= mostPerMinute ? 0 : Math.ceil((MINUTE - (machine() % MINUTE)) / SECOND);
  };

  return {
    waitFor,

    /** Counts this try and refuses one over the limit, with the time after which it may be made again. */
    async mustBeFew(what: string, who: string, mostPerMinute: number): Promise<void> {
      const seconds = await waitFor(what, who, mostPerMinute);
      if (seconds > 0) throw new Problem('too-many-requests', { retryAfter: seconds });
    },

    /**
     * Counts this try where fewer than the most came within the last hour, to the minute and not by the clock's hours.
     * What is refused is not counted, so that waiting helps. @returns 0 where it was counted, else the seconds until the
     * first of them is an hour old.
     */
    async waitForInHour(what: string, who: string, mostPerHour: number): Promise<number> {
      const [digest] = sealer.digests(who, `attempt ${what}`);
      const at = machine();
      const minute = new Date(at - (at % MINUTE));
      // The row of this minute is counted first and under its lock, so that of many at once no more than the most pass.
      const counted = await count(what, who, MINUTE);
      const { rows } = await pool.query<{ before: number; first: Date | null }>({
        name: 'count-attempts-before',
        text: `select coalesce(sum(count), 0)::int as before, min(window_start) filter (where count > 0) as first from attempt
               where what = $1 and who_digest = $2 and window_start < $3 and window_start > $4`,
        values: [what, digest, minute, new Date(at - HOUR)],
      });
      const { before = 0, first = null } = rows[0] ?? {};
      if (before + counted <= mostPerHour) return 0;
      await uncount(what, digest, minute);
      return Math.ceil(((first ?? minute).getTime() + HOUR - at) / SECOND);
    },

    /** One of this minute that turned out well does not count. */
    async takeBack(what: string, who: string): Promise<void> {
      const at = machine();
      await uncount(what, sealer.digests(who, `attempt ${what}`)[0], new Date(at - (at % MINUTE)));
    },

    /** @returns how often it came within the hour, this time included. */
    countInHour: (what: string, who: string) => count(what, who, HOUR),
  };
}
