import { DENIED, WITHDRAWN } from '#domain/applications/status-codes.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';

const digestsOf = (sealer: FieldSealer, number: string) => sealer.digests(number, 'medicare-number of application');

/** What is stored beside an application that was sent. */
export const digestOfNumber = (sealer: FieldSealer, number: string): string | null =>
  digestsOf(sealer, number)[0] ?? null;

/** Whether an application for the same year was sent from another profile under this Medicare number, and stands. */
export async function isNumberInUse(
  db: Queryable,
  uuid: string,
  { number, planYear }: { number: string; planYear: number },
  sealer: FieldSealer,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'is-medicare-number-in-use',
    text: `select 1 from application
           where medicare_number_digest = any ($1) and profile_uuid <> $2 and plan_year = $3 and withdrawn_at is null
             and (state_code is null or state_code <> all ($4)) limit 1`,
    values: [digestsOf(sealer, number), uuid, planYear, [DENIED, WITHDRAWN]],
  });
  return rowCount === 1;
}
