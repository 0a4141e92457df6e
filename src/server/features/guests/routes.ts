import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { Versions } from '#contract/profile.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { GuestTokens } from '#server/http/guest-token.ts';
import { handle } from '#server/http/handle.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import { lockProfile, type NewProfile } from '#server/profile/store.ts';
import type { Attempts } from '#server/security/attempts.ts';
import { networkOf } from '#server/security/network-of.ts';

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  trail: AuditTrail;
  tokens: GuestTokens;
  attempts: Attempts;
  mostPerMinute: number;
};

/** A signed-in shopper has a profile already, and a page that has not heard of the sign-in yet gets that one. */
export const guestRoutes = ({ pool, machine, trail, tokens, attempts, mostPerMinute }: Parts) => [
  handle('createGuest', async ({ context: { brand, guest, actor }, request, reply }) => {
    if (actor.session) return profileOf(actor.uuid, await versionsOrNull(pool, actor.uuid ?? ''));
    await attempts.mustBeFew('guest from', networkOf(request.ip), mostPerMinute);

    const { uuid } = tokens.keep(reply, brand, guest);
    const newGuest = { brand, kind: 'guest', at: machine(), requestId: request.id } as const;
    const versions = await makeOnce({ pool, trail }, { ...newGuest, uuid });
    if (versions) return { uuid, versions };

    // What this cookie stood for was merged into an account: the visitor begins anew.
    const fresh = tokens.renew(reply, brand);
    return profileOf(fresh.uuid, await makeOnce({ pool, trail }, { ...newGuest, uuid: fresh.uuid }));
  }),
];

function profileOf(uuid: string | null, versions: Versions | null) {
  if (uuid === null || versions === null) throw new Problem('not-found');
  return { uuid, versions };
}

type GuestRequest = NewProfile & { requestId: string };

/**
 * The uuid comes from the guest's own cookie, so that asking twice, or from two tabs, makes one profile.
 * @returns null for a profile that was merged.
 */
const makeOnce = ({ pool, trail }: Pick<Parts, 'pool' | 'trail'>, newGuest: GuestRequest): Promise<Versions | null> =>
  inTransaction(pool, async (transaction) => {
    const made = await trail.addProfile(transaction, newGuest);
    if (made) {
      const entry = { role: 'guest', agentId: null, action: 'create-guest', fields: [] } as const;
      await trail.noteInAudit(transaction, newGuest.uuid, { ...entry, requestId: newGuest.requestId, at: newGuest.at });
    }
    return (await lockProfile(transaction, newGuest.uuid))?.versions ?? null;
  });

const versionsOrNull = (pool: pg.Pool, uuid: string) =>
  inTransaction(pool, async (transaction) => (await lockProfile(transaction, uuid))?.versions ?? null);
