import { z } from 'zod';
import type { Prospect } from '#contract/prospects.ts';
import type { TelesalesType } from '#domain/identity/telesales-type.ts';
import type { Channel, Product } from '#domain/prospects/appointment.ts';
import type { ProspectEnd } from '#domain/prospects/prospect-state.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { agreedByCell } from './record-store.ts';

const MOST = 100;

type RawProspect = {
  uuid: string;
  type: TelesalesType;
  agreed_by: string;
  agreed_on: string;
  channel: Channel;
  products: Product[];
  recorded_at: Date;
  ended_because: ProspectEnd | null;
  reminders_sent: number;
  next_reminder_at: Date | null;
};

/** What one agent wrote down on one site, the newest first. */
export async function listProspects(
  db: Queryable,
  { agentId, brand }: { agentId: string; brand: string },
  sealer: FieldSealer,
): Promise<{ prospects: Prospect[]; hasMore: boolean }> {
  const { rows } = await db.query<RawProspect>({
    name: 'list-prospects',
    text: `select prospect.profile_uuid as uuid, profile_type as type, agreed_by_sealed as agreed_by,
             agreed_on::text, channel, products, recorded_at, ended_because, reminders_sent, next_reminder_at
           from prospect join profile on profile.profile_uuid = prospect.profile_uuid
           where agent_id = $1 and brand = $2 order by recorded_at desc, prospect.profile_uuid limit $3`,
    values: [agentId, brand, MOST + 1],
  });
  return { prospects: rows.slice(0, MOST).map((row) => toProspect(row, sealer)), hasMore: rows.length > MOST };
}

const AgreedBy = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

/** With whom it was agreed; null where that does not open. */
export function openAgreedBy(sealed: string, uuid: string, sealer: FieldSealer) {
  const opened = sealer.openOrNull(sealed, agreedByCell(uuid));
  return opened === null ? null : AgreedBy.parse(JSON.parse(opened));
}

function toProspect(row: RawProspect, sealer: FieldSealer): Prospect {
  const { uuid, agreed_on: agreedOn, channel, products } = row;
  const agreedBy = openAgreedBy(row.agreed_by, uuid, sealer);
  return {
    prospectUuid: uuid,
    firstName: agreedBy?.firstName ?? null,
    lastName: agreedBy?.lastName ?? null,
    email: agreedBy?.email ?? null,
    profileType: row.type,
    appointment: { agreedOn, channel, products },
    recordedAt: row.recorded_at.toISOString(),
    state: row.ended_because ?? 'open',
    remindersSent: row.reminders_sent,
    nextReminderAt: row.next_reminder_at?.toISOString() ?? null,
  };
}
