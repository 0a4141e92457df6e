import type { Queryable } from '../db/transaction.ts';

export type NewJob = { id: string; kind: string; dueAt: number };

/** A job in the hands of one process, for one turn. */
export type Turn = { id: string; kind: string; attempts: number };

/** Asking for the same job again changes nothing. */
export async function addJob(db: Queryable, { id, kind, dueAt }: NewJob) {
  await db.query({
    name: 'add-job',
    text: 'insert into job (job_id, kind, due_at) values ($1, $2, $3) on conflict (job_id) do nothing',
    values: [id, kind, new Date(dueAt)],
  });
}

/** Takes the job that is due longest and that nobody holds; one whose holder was killed is free when its lease ends. */
export async function takeJob(
  db: Queryable,
  { kinds, at, leasedUntil }: { kinds: readonly string[]; at: number; leasedUntil: number },
): Promise<Turn | null> {
  const { rows } = await db.query<{ job_id: string; kind: string; attempts: number }>({
    name: 'take-job',
    text: `update job set attempts = attempts + 1, leased_until = $3
           where job_id = (
             select job_id from job
             where done_at is null and due_at <= $2 and kind = any($1) and (leased_until is null or leased_until <= $2)
             order by due_at, job_id limit 1 for update skip locked
           )
           returning job_id, kind, attempts`,
    values: [kinds, new Date(at), new Date(leasedUntil)],
  });
  const [row] = rows;
  return row ? { id: row.job_id, kind: row.kind, attempts: row.attempts } : null;
}

/** @returns false where the lease had ended and another process has the job. */
export async function renewLease(db: Queryable, { id, attempts }: Turn, leasedUntil: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'renew-job-lease',
    text: 'update job set leased_until = $3 where job_id = $1 and attempts = $2 and done_at is null',
    values: [id, attempts, new Date(leasedUntil)],
  });
  return rowCount === 1;
}

export async function finishJob(db: Queryable, { id, attempts }: Turn, at: number) {
  await db.query({
    name: 'finish-job',
    text: `update job set done_at = $3, leased_until = null, last_error = null
           where job_id = $1 and attempts = $2 and done_at is null`,
    values: [id, attempts, new Date(at)],
  });
}

/** Gives it back for a later turn. Without an error it was only interrupted, and what it failed of before stays. */
export async function putJobBack(
  db: Queryable,
  { id, attempts }: Turn,
  { dueAt, error }: { dueAt: number; error: string | null },
) {
  await db.query({
    name: 'put-job-back',
    text: `update job set due_at = $3, leased_until = null, last_error = coalesce($4, last_error)
           where job_id = $1 and attempts = $2 and done_at is null`,
    values: [id, attempts, new Date(dueAt), error],
  });
}

export type Backlog = { kind: string; count: number; dueSince: number };

/** What is due and not done, whether somebody works at it or not. A job that failed is due at its next try. */
export async function jobBacklog(db: Queryable, at: number): Promise<Backlog[]> {
  const { rows } = await db.query<{ kind: string; count: number; due_since: Date }>({
    name: 'job-backlog',
    text: `select kind, count(*)::int as count, coalesce(min(due_at), $1) as due_since
           from job where done_at is null and due_at <= $1 group by kind`,
    values: [new Date(at)],
  });
  return rows.map(({ kind, count, due_since }) => ({ kind, count, dueSince: due_since.getTime() }));
}
