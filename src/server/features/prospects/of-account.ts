import type { Channel, Product } from '#domain/prospects/appointment.ts';
import type { ProspectEnd } from '#domain/prospects/prospect-state.ts';
import type { Queryable } from '#server/db/transaction.ts';

type RawAppointment = {
  agreed_on: string;
  channel: Channel;
  products: Product[];
  recorded_at: Date;
  agent_id: string;
  ended_because: ProspectEnd | null;
};

/**
 * What somebody agreed with agents, as far as it went into the account or the account is asked about it. Not with whom:
 * until they prove it, that may be another. Asked for a copy of one's data alone: with many databases it goes to each.
 */
export async function listAppointments(db: Queryable, account: string, most: number) {
  const { rows } = await db.query<RawAppointment>({
    name: 'list-appointments',
    text: `select agreed_on::text, channel, products, recorded_at, agent_id, ended_because from prospect
           where offered_to = $1 or merged_to = $1 order by recorded_at desc, profile_uuid limit $2`,
    values: [account, most],
  });
  return rows.map((row) => ({
    agreedOn: row.agreed_on,
    channel: row.channel,
    products: row.products,
    recordedAt: row.recorded_at.toISOString(),
    agentId: row.agent_id,
    state: row.ended_because ?? ('open' as const),
  }));
}

/**
 * Of accounts that are removed: what they were asked about goes with them, and what was agreed stays.
 * @returns the prospects.
 */
export async function closeProspectsOf(db: Queryable, accounts: readonly string[], at: number): Promise<string[]> {
  const { rows } = await db.query<{ uuid: string }>({
    name: 'close-prospects-of',
    text: `update prospect set ended_at = $2, ended_because = 'deleted', next_reminder_at = null, gender_sealed = null
           where offered_to = any($1) and ended_at is null returning profile_uuid as uuid`,
    values: [accounts, new Date(at)],
  });
  const uuids = rows.map(({ uuid }) => uuid);
  await db.query({
    name: 'close-prospect-profiles',
    text: 'update profile set ended_at = $2 where profile_uuid = any($1)',
    values: [uuids, new Date(at)],
  });
  return uuids;
}
