import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Cell, FieldSealer } from '../security/sealed-field.ts';

const HOUR = 3_600_000;
/** How long an answer is kept for a caller that asks again. */
export const ANSWER_KEPT = 24 * HOUR;
/** An answer that is given again moves on once in this time: its row is kept so much longer than a request for it. */
export const ANSWER_MOVES_EVERY = HOUR;

/** Nobody changes a profile so often in a day by hand. Of a program that does, the oldest answers are forgotten. */
export const MOST_ANSWERS = 200;

/** One request of one caller, as it is told from others. */
export type Repeatable = { uuid: string; key: string; request: readonly unknown[] };

// A request may hold a date of birth, and its answer does: both are kept so that the database alone tells nothing.
const cellOf = (uuid: string, digest: string): Cell => ({
  table: 'kept_answer',
  column: 'answer',
  row: `${uuid} ${digest}`,
});
const digestsOf = ({ request }: Repeatable, sealer: FieldSealer) => sealer.digests(JSON.stringify(request), 'request');

type KeptAnswer = { request_digest: string; answer_digest: string; answer_sealed: string };

/** What was answered to an earlier request with this key, as it is kept. */
export async function findAnswer(db: Queryable, repeatable: Repeatable): Promise<KeptAnswer | null> {
  const { rows } = await db.query<KeptAnswer>({
    name: 'find-answer',
    text: `select request_digest, answer_digest, answer_sealed
           from idempotent_answer join kept_answer using (profile_uuid, answer_digest)
           where profile_uuid = $1 and idempotency_key = $2`,
    values: [repeatable.uuid, repeatable.key],
  });
  return rows[0] ?? null;
}

// Before it is sealed: afterwards the database can not make it smaller. A list of drugs says the same many times.
const packed = (text: string) => deflateRawSync(text, { level: 1 }).toString('base64');
const unpacked = (text: string) => inflateRawSync(Buffer.from(text, 'base64')).toString();

/**
 * @returns null for one that can not be opened any more; the request is then judged by its version, as any other.
 * @throws Problem when the key was used before for another request.
 */
export function openAnswer(found: KeptAnswer, repeatable: Repeatable, sealer: FieldSealer): ProfileReply | null {
  if (!digestsOf(repeatable, sealer).includes(found.request_digest)) throw new Problem('idempotency-key-reused');
  const opened = sealer.openOrNull(found.answer_sealed, cellOf(repeatable.uuid, found.answer_digest));
  return opened === null ? null : JSON.parse(unpacked(opened));
}

/**
 * Kept in the transaction of the change: either both are there or neither is. Answers that are the same are kept once,
 * so that a change that changes nothing adds no more than its key.
 */
export async function keepAnswer(
  db: Queryable,
  repeatable: Repeatable,
  sealer: FieldSealer,
  kept: { answer: ProfileReply; at: number },
) {
  const { uuid, key } = repeatable;
  const answer = JSON.stringify(kept.answer);
  const [requestDigest] = digestsOf(repeatable, sealer);
  const [answerDigest = ''] = sealer.digests(answer, 'answer');
  const sealed = sealer.seal(packed(answer), cellOf(uuid, answerDigest));
  const at = new Date(kept.at);
  await db.query({
    name: 'keep-answer',
    text: `with kept as (
             insert into kept_answer (profile_uuid, answer_digest, answer_sealed, last_given_at) values ($1, $4, $5, $6)
             on conflict (profile_uuid, answer_digest) do update set last_given_at = excluded.last_given_at
             where kept_answer.last_given_at < $7
           ), forgotten as (
             delete from kept_answer where profile_uuid = $1 and answer_digest <> $4 and answer_digest in
               (select answer_digest from kept_answer where profile_uuid = $1 order by last_given_at desc offset $8)
           )
           insert into idempotent_answer (profile_uuid, idempotency_key, request_digest, answer_digest, created_at)
           values ($1, $2, $3, $4, $6)
           on conflict (profile_uuid, idempotency_key) do update set answer_digest = excluded.answer_digest`,
    values: [
      uuid,
      key,
      requestDigest,
      answerDigest,
      sealed,
      at,
      new Date(kept.at - ANSWER_MOVES_EVERY),
      MOST_ANSWERS - 1,
    ],
  });
}
