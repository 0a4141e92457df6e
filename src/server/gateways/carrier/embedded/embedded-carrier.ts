import type pg from 'pg';
import { isDecision, WITHDRAWN } from '#domain/applications/status-codes.ts';
import { stripMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { Clock } from '#server/clock.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import type { CarrierGateway } from '../carrier-gateway.ts';
import { begunElsewhere } from './begun-elsewhere.ts';
import { type Behaviour, behaviourOf, codesOf, FAILURES_FIRST } from './behaviours.ts';
import { findReceived, listTried, markWithdrawn, type Received, receive } from './received.ts';

type Parts = { pool: pg.Pool; sealer: FieldSealer; business: Clock };

/**
 * An insurer of this process, for development and tests alone. It keeps what it received in a table of its own, so that
 * it remembers after a restart, and behaves as the applicant's last name says.
 */
export function embeddedCarrier({ pool, sealer, business }: Parts): CarrierGateway {
  /** What was taken back was so before it had decided. */
  const codesNow = ({ behaviour, receivedAt, withdrawnAt }: Received) => {
    if (receivedAt === null) return [];
    return withdrawnAt === null ? codesOf(behaviour, business() - receivedAt) : [WITHDRAWN];
  };

  return {
    async submit({ applicant }, key) {
      const behaviour = behaviourOf(applicant.lastName);
      if (behaviour === 'refuses') return 'refused';
      const isReceived = await receive(
        pool,
        {
          key,
          mbi: stripMedicareNumber(applicant.mbi),
          behaviour,
          at: business(),
          failuresFirst: failuresOf(behaviour),
        },
        sealer,
      );
      if (!isReceived) throw outOfOrder();
      return 'received';
    },

    async searchStatus({ mbi }) {
      const tried = await listTried(pool, stripMedicareNumber(mbi), sealer);
      if (tried.some(({ behaviour }) => behaviour === 'is-down')) throw outOfOrder();
      return tried.flatMap((received) =>
        codesNow(received).map((code, index) => ({
          code: index === 0 ? code : String(code),
          imageIdentifier: index === 0 ? received.key : received.key.toLowerCase(),
        })),
      );
    },

    async checkEligibility({ firstName, lastName }) {
      const behaviour = behaviourOf(lastName);
      if (behaviour === 'is-silent' || behaviour === 'is-down') return { outcome: 'silent' };
      if (behaviour === 'does-not-know') return { outcome: 'not-found' };
      if (behaviour === 'suggests') return { outcome: 'suggests', suggested: { firstName, lastName: 'Suggested' } };
      return { outcome: 'matches' };
    },

    fetchPending: async ({ emailId }) => begunElsewhere(emailId, business),

    async withdraw(key) {
      const received = await findReceived(pool, key);
      if (received === null) return 'unknown';
      if (received.withdrawnAt === null && codesNow(received).some(isDecision)) return 'decided';
      await markWithdrawn(pool, key, business());
      return 'withdrawn';
    },
  };
}

const outOfOrder = () => new Error('the embedded carrier is out of order');

const failuresOf = (behaviour: Behaviour) => {
  if (behaviour === 'is-down') return Number.MAX_SAFE_INTEGER;
  return behaviour === 'delays' ? FAILURES_FIRST : 0;
};
