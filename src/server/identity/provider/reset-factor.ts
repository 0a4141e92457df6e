import type pg from 'pg';
import type { Clock } from '#server/clock.ts';
import { eventRecorder } from '#server/profile/access-events.ts';
import type { KeyRing } from '#server/security/key-ring.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { EMBEDDED } from '../gateway/identity-gateway.ts';
import { endWriter } from '../session/session-ends.ts';
import { removeOtherSessions } from '../session/store.ts';
import { agentUuid } from '../sign-in/account-uuid.ts';
import { emailDigests, sameEmail } from './account-row.ts';
import { factorStore } from './factors.ts';

/** The hash of none. */
const NO_SESSION = '';

type Parts = { pool: pg.Pool; machine: Clock; sealer: FieldSealer; auditKeys: KeyRing };

/** For who lost the phone and the recovery codes; what was opened with them ends too. @returns false where there is no such factor. */
export async function resetFactor({ pool, machine, sealer, auditKeys }: Parts, email: string): Promise<boolean> {
  const { rows } = await pool.query<{ account_id: string }>(
    'select account_id from idp_account where email_digest = any($1) or email = $2',
    [emailDigests(sealer, email), sameEmail(email)],
  );
  const [account] = rows;
  if (!account) return false;
  const agentId = `${EMBEDDED} ${account.account_id}`;
  const who = { about: agentUuid(agentId), role: 'guest', agentId, requestId: null } as const;
  const record = eventRecorder({ machine, auditKeys });
  return factorStore({ pool, sealer, machine }).reset(account.account_id, async (transaction) => {
    const sessions = await removeOtherSessions(transaction, { subjects: [], agentId }, NO_SESSION);
    const ended = sessions.map((removed) => ({ kind: 'session-ended factor-reset', removed }) as const);
    await endWriter(record)(transaction, ended);
    await record(transaction, { kind: 'factor-reset', ...who });
  });
}
