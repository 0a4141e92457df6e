import type { Brand } from '#domain/brand/brand.ts';
import type { Language } from '#domain/language/language.ts';
import { nextReminder } from '#domain/prospects/reminders.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { openAgreedBy } from './list-prospects.ts';

/** To whom a reminder goes; null where the e-mail does not open. */
export type DueReminder = { to: string | null; brand: Brand; language: Language };

type RawDue = { uuid: string; brand: Brand; language: Language; agreed_by: string; recorded_at: Date; sent: number };

/**
 * Takes the reminder that is due longest and that no other process has in its hands, and says when the next one is. The
 * caller queues the mail in the same transaction: it is written once, or another time.
 */
export async function takeDueReminder(
  transaction: Queryable,
  sealer: FieldSealer,
  at: number,
): Promise<DueReminder | null> {
  const { rows } = await transaction.query<RawDue>({
    name: 'take-due-reminder',
    text: `select prospect.profile_uuid as uuid, brand, language, agreed_by_sealed as agreed_by, recorded_at,
             reminders_sent as sent
           from prospect join profile on profile.profile_uuid = prospect.profile_uuid
           where next_reminder_at <= $1 and prospect.ended_at is null
           order by next_reminder_at limit 1 for update of prospect skip locked`,
    values: [new Date(at)],
  });
  const [due] = rows;
  if (!due) return null;
  const { uuid, brand, language, sent } = due;
  const next = nextReminder(due.recorded_at.getTime(), sent + 1);
  await transaction.query({
    name: 'count-reminder',
    text: 'update prospect set reminders_sent = reminders_sent + 1, next_reminder_at = $2 where profile_uuid = $1',
    values: [uuid, next === null ? null : new Date(next)],
  });
  return { to: openAgreedBy(due.agreed_by, uuid, sealer)?.email ?? null, brand, language };
}
