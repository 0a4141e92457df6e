import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../db/transaction.ts';
import { digestsOfEmail } from '../features/demographics/digests.ts';
import { giveTriesBack } from '../features/profile-merge/store.ts';
import { forgetWrongTries } from '../features/prospects/store.ts';
import { eventRecorder } from '../profile/access-events.ts';
import { auditTrail } from '../profile/record.ts';
import { lockProfile } from '../profile/store.ts';
import type { KeyRing } from '../security/key-ring.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

type Parts = { pool: pg.Pool; machine: Clock; sealer: FieldSealer; auditKeys: KeyRing };

/**
 * For who tried three times to prove who they are, and whom somebody at the phone knows by now: the tries are as new, at
 * the account and at what it is asked about. @returns of how many profiles, since both brands may have one.
 */
export async function unlockIdentity({ pool, machine, sealer, auditKeys }: Parts, email: string): Promise<number> {
  const { rows } = await pool.query<{ uuid: string }>(
    `select demographics.profile_uuid as uuid
     from demographics join profile on profile.profile_uuid = demographics.profile_uuid
     where email_digest = any($1) and kind = 'shopper' and is_open order by 1`,
    [digestsOfEmail(sealer, email)],
  );
  const record = eventRecorder({ machine, auditKeys });
  const unlock = (uuid: string) =>
    inTransaction(pool, async (transaction) => {
      const profile = await lockProfile(transaction, uuid);
      if (!profile || !(await giveTriesBack(transaction, uuid))) return false;
      await forgetWrongTries(transaction, uuid);
      const entry = { role: 'server', agentId: null, action: 'unlock-identity', fields: [], requestId: '' } as const;
      await auditTrail(auditKeys).recordNote(transaction, profile, { ...entry, at: machine() });
      const who = { about: uuid, role: 'shopper', agentId: null, requestId: null } as const;
      await record(transaction, { kind: 'identity-unlocked', ...who });
      return true;
    });
  let unlocked = 0;
  for (const { uuid } of rows) if (await unlock(uuid)) unlocked += 1;
  return unlocked;
}
