import type { Queryable } from '#server/db/transaction.ts';

export const SEND_APPLICATION = 'send-application';
export const WITHDRAW_APPLICATION = 'withdraw-application';

type Kind = typeof SEND_APPLICATION | typeof WITHDRAW_APPLICATION;
export type OneApplication = { profileUuid: string; applicationUuid: string };

/** One job for each application, whoever asks and however often. */
export const jobOfApplication = (kind: Kind, { profileUuid, applicationUuid }: OneApplication) =>
  `${kind} ${profileUuid} ${applicationUuid}`;

export function applicationOfJob(jobId: string): OneApplication {
  const [, profileUuid = '', applicationUuid = ''] = jobId.split(' ');
  return { profileUuid, applicationUuid };
}

/** In the transaction that submits it: both happen, or neither. What is sent is read when it is sent. */
export const queueApplication = (transaction: Queryable, application: OneApplication & { at: number }) =>
  queue(transaction, SEND_APPLICATION, application);

/** In the transaction that says that somebody no longer wants it. */
export const queueWithdrawal = (transaction: Queryable, application: OneApplication & { at: number }) =>
  queue(transaction, WITHDRAW_APPLICATION, application);

async function queue(transaction: Queryable, kind: Kind, { at, ...application }: OneApplication & { at: number }) {
  await transaction.query({
    name: 'queue-application-job',
    text: 'insert into job (job_id, kind, due_at) values ($1, $2, $3) on conflict (job_id) do nothing',
    values: [jobOfApplication(kind, application), kind, new Date(at)],
  });
}

/** Whether a process has the sending in its hands just now. */
export async function isBeingSent(db: Queryable, application: OneApplication, at: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'is-application-being-sent',
    text: 'select 1 from job where job_id = $1 and done_at is null and leased_until > $2',
    values: [jobOfApplication(SEND_APPLICATION, application), new Date(at)],
  });
  return rowCount === 1;
}
