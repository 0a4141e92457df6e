import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { addJob, finishJob, putJobBack, renewLease, type Turn, takeJob } from './store.ts';

const MINUTE = 60_000;
/** How long a job stays with a process that was killed. A step takes less than the longest statement, 10 seconds. */
export const LEASE = MINUTE;
const LONGEST_WAIT = 6 * 60 * MINUTE;

/** Work that comes back: once for each of its periods, by whichever process is first. */
export type Job = {
  kind: string;
  every: number;
  /** Does a part that is safe to do twice. @returns whether something is left. */
  step: (at: number) => Promise<boolean>;
};

/** Work that is asked for by a row of its own. */
export type OneOffJob = {
  kind: string;
  /** Safe to do twice. @param id of the row */
  run: (id: string) => Promise<void>;
};

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  jobs?: readonly Job[];
  oneOffJobs?: readonly OneOffJob[];
  onFailure: (kind: string, error: string) => void;
};

export type JobRunner = ReturnType<typeof jobRunner>;

/** Runs jobs one after another. The clock is the machine's: no test of a season may end a session early. */
export function jobRunner({ pool, machine, jobs = [], oneOffJobs = [], onFailure }: Parts) {
  const kinds = [...jobs, ...oneOffJobs].map(({ kind }) => kind);
  let stopping = false;

  const askForThisPeriod = async () => {
    for (const { kind, every } of jobs) {
      const start = machine() - (machine() % every);
      await addJob(pool, { id: `${kind} ${new Date(start).toISOString()}`, kind, dueAt: start });
    }
  };

  /** Step by step, so that a lease is short and a stop is soon. */
  const work = async (turn: Turn) => {
    await oneOffJobs.find(({ kind }) => kind === turn.kind)?.run(turn.id);
    const job = jobs.find(({ kind }) => kind === turn.kind);
    while (await job?.step(machine())) {
      if (stopping) return putJobBack(pool, turn, { dueAt: machine(), error: null });
      if (!(await renewLease(pool, turn, machine() + LEASE))) return;
    }
    await finishJob(pool, turn, machine());
  };

  const run = async (turn: Turn) => {
    await work(turn).catch(async (failure: unknown) => {
      const error = nameOf(failure);
      onFailure(turn.kind, error);
      await putJobBack(pool, turn, { dueAt: machine() + waitAfter(turn.attempts), error });
    });
  };

  return {
    /** Everything that is due now, and not in the hands of another process. */
    async runDue() {
      await askForThisPeriod();
      while (!stopping) {
        const turn = await takeJob(pool, { kinds, at: machine(), leasedUntil: machine() + LEASE });
        if (!turn) return;
        await run(turn);
      }
    },

    stop() {
      stopping = true;
    },
  };
}

/** One minute, then twice as long each time. */
export const waitAfter = (attempts: number) => Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_WAIT);

/** Its words may hold what a person told. */
const nameOf = (error: unknown) =>
  error instanceof Error
    ? ['code' in error ? String(error.code) : '', error.name].filter(Boolean).join(' ')
    : 'unknown';
