import type pg from 'pg';
import { createGuest, type Versions } from '#contract/profile.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { GuestTokens } from '#server/http/guest-token.ts';
import { handle } from '#server/http/handle.ts';
import { writeAudit } from '#server/profile/audit.ts';
import { addProfile, lockProfile } from '#server/profile/store.ts';

type Parts = { pool: pg.Pool; machine: Clock; tokens: GuestTokens; mostPerMinute: number };

export const guestRoutes = ({ pool, machine, tokens, mostPerMinute }: Parts) => [
  {
    ...handle(createGuest, async ({ visit, request, reply }) => {
      const { uuid } = tokens.keep(reply, visit.brand, visit.guest);
      return {
        uuid,
        versions: await makeOnce(pool, { uuid, brand: visit.brand, at: machine(), requestId: request.id }),
      };
    }),
    mostPerMinute,
  },
];

type NewGuest = Parameters<typeof addProfile>[1] & { requestId: string };

/** The uuid comes from the guest's own cookie, so that asking twice, or from two tabs, makes one profile. */
const makeOnce = (pool: pg.Pool, guest: NewGuest): Promise<Versions> =>
  inTransaction(pool, async (transaction) => {
    const made = await addProfile(transaction, guest);
    const profile = await lockProfile(transaction, guest.uuid);
    if (!profile) throw new Error('A profile that was just made is not there.');
    if (made) {
      const entry = { role: 'guest', agentId: null, action: 'create-guest', fields: [] } as const;
      const head = await writeAudit(transaction, guest.uuid, { position: 0, hash: '' }, { ...entry, ...guest });
      await transaction.query({
        name: 'move-audit-head',
        text: 'update profile set audit_position = $2, audit_hash = $3 where profile_uuid = $1',
        values: [guest.uuid, head.position, head.hash],
      });
    }
    return profile.versions;
  });
