import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TelesalesType } from '#domain/identity/telesales-type.ts';
import type { Language } from '#domain/language/language.ts';
import type { Channel, Product } from '#domain/prospects/appointment.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';
import { genderCell } from './store.ts';

export type Agent = { id: string; userName: string };

/** With whom something was agreed, which is kept with it for as long as it is. */
export type AgreedBy = { firstName: string; lastName: string; email: string };

export type NewProspect = {
  uuid: string;
  type: TelesalesType;
  /** '' for one that is not asked for. */
  gender: string;
  language: Language;
  agreedBy: AgreedBy;
  agreedOn: IsoDate;
  channel: Channel;
  products: readonly Product[];
  /** Null for who did not agree to be written to. */
  nextReminderAt: number | null;
};

export const agreedByCell = (uuid: string): Cell => ({ table: 'prospect', column: 'agreed_by', row: uuid });

/** The profile of the prospect is there, and in the hands of the caller. */
export async function insertProspect(
  db: Queryable,
  prospect: NewProspect,
  { agent, sealer, at }: { agent: Agent; sealer: FieldSealer; at: number },
) {
  const { uuid, type, gender, language, agreedBy, agreedOn, channel, products, nextReminderAt } = prospect;
  await db.query({
    name: 'add-prospect',
    text: `insert into prospect (profile_uuid, profile_type, gender_sealed, agent_id, agent_user_name, products,
             agreed_on, channel, agreed_by_sealed, language, recorded_at, next_reminder_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      uuid,
      type,
      gender === '' ? null : sealer.seal(gender, genderCell(uuid)),
      agent.id,
      agent.userName,
      products,
      agreedOn,
      channel,
      sealer.seal(JSON.stringify(agreedBy), agreedByCell(uuid)),
      language,
      new Date(at),
      nextReminderAt === null ? null : new Date(nextReminderAt),
    ],
  });
}
