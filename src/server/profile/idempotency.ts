import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Cell, FieldSealer } from '../security/sealed-field.ts';

/** How long an answer is kept for a caller that asks again. */
const KEPT_DAYS = 7;

/** One request of one caller, as it is told from others. */
export type Repeatable = { uuid: string; key: string; request: readonly unknown[] };

// A request may hold a date of birth, and its answer does: both are kept so that the database alone tells nothing.
const cellOf = ({ uuid, key }: Repeatable): Cell => ({
  table: 'idempotent_answer',
  column: 'answer',
  row: `${uuid} ${key}`,
});
const digestOf = ({ request }: Repeatable, sealer: FieldSealer) => sealer.digests(JSON.stringify(request), 'request');

type SealedAnswer = { request_digest: string; answer_sealed: string };

/** What was answered to an earlier request with this key, as it is kept. */
export async function findAnswer(db: Queryable, repeatable: Repeatable): Promise<SealedAnswer | null> {
  const { rows } = await db.query<SealedAnswer>({
    name: 'find-answer',
    text: 'select request_digest, answer_sealed from idempotent_answer where profile_uuid = $1 and idempotency_key = $2',
    values: [repeatable.uuid, repeatable.key],
  });
  return rows[0] ?? null;
}

/** @throws Problem when the key was used before for another request. */
export function openAnswer(found: SealedAnswer, repeatable: Repeatable, sealer: FieldSealer): ProfileReply {
  if (!digestOf(repeatable, sealer).includes(found.request_digest)) throw new Problem('idempotency-key-reused');
  return JSON.parse(sealer.open(found.answer_sealed, cellOf(repeatable)));
}

/** Kept in the transaction of the change: either both are there or neither is. */
export async function keepAnswer(
  db: Queryable,
  repeatable: Repeatable,
  sealer: FieldSealer,
  kept: { answer: ProfileReply; at: number },
) {
  const { answer, at } = kept;
  const [digest] = digestOf(repeatable, sealer);
  const sealed = sealer.seal(JSON.stringify(answer), cellOf(repeatable));
  await Promise.all([
    db.query({
      name: 'forget-old-answers',
      text: 'delete from idempotent_answer where profile_uuid = $1 and created_at < $2',
      values: [repeatable.uuid, new Date(at - KEPT_DAYS * 86_400_000)],
    }),
    db.query({
      name: 'keep-answer',
      text: `insert into idempotent_answer (profile_uuid, idempotency_key, request_digest, answer_sealed, created_at)
             values ($1, $2, $3, $4, $5)`,
      values: [repeatable.uuid, repeatable.key, digest, sealed, new Date(at)],
    }),
  ]);
}
