import type pg from 'pg';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { KeyRing } from '../security/key-ring.ts';
import { type Keyed, keyedChain } from '../security/keyed-chain.ts';

/** A fault that somebody inspected, by its name and in the state that they saw. */
export type InspectedFault = { fault: string; state: string };

type Row = Keyed & InspectedFault & { position: number; at: number; reason: string };

/** A row that was not written here, or not after the one before it: it accepts nothing, and is a fault itself. */
export type AcceptanceFault = { acceptance: number };

export type AcceptedFaults = ReturnType<typeof acceptedFaults>;

/** Reasons for which faults of trails are accepted. They are added, under a key of their own, and change no trail. */
export function acceptedFaults(ring: KeyRing) {
  const { row: keyed } = keyedChain(ring, 'accepted fault');
  const contentOf = ({ position, at, fault, state, reason }: Omit<Row, 'keyId' | 'hash'>, before: string) => [
    before,
    position,
    at,
    fault,
    state,
    reason,
  ];

  return {
    async read(db: Queryable): Promise<{ good: Row[]; faults: AcceptanceFault[] }> {
      const rows = await findRows(db);
      const isGood = (row: Row, index: number) =>
        row.position === index + 1 && keyed.fits(contentOf(row, rows[index - 1]?.hash ?? ''), row);
      return {
        good: rows.filter(isGood),
        faults: rows.filter((row, index) => !isGood(row, index)).map(({ position }) => ({ acceptance: position })),
      };
    },

    accept: (pool: pg.Pool, inspected: readonly InspectedFault[], { reason, at }: { reason: string; at: number }) =>
      inTransaction(pool, async (transaction) => {
        await transaction.query('lock table accepted_fault in share row exclusive mode');
        let last = (await findRows(transaction)).at(-1);
        for (const one of inspected) {
          const content = { ...one, position: (last?.position ?? 0) + 1, at, reason };
          last = { ...content, ...keyed.sign(contentOf(content, last?.hash ?? '')) };
          await addRow(transaction, last);
        }
      }),
  };
}

async function findRows(db: Queryable): Promise<Row[]> {
  const { rows } = await db.query<Omit<Row, 'at' | 'keyId'> & { at: Date; key_id: string }>({
    name: 'find-accepted-faults',
    text: 'select position, at, fault, state, reason, hash, key_id from accepted_fault order by position',
  });
  return rows.map(({ at, key_id, ...row }) => ({ ...row, at: at.getTime(), keyId: key_id }));
}

async function addRow(transaction: Queryable, { position, at, fault, state, reason, hash, keyId }: Row) {
  await transaction.query({
    name: 'add-accepted-fault',
    text: `insert into accepted_fault (position, at, fault, state, reason, hash, key_id)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [position, new Date(at), fault, state, reason, hash, keyId],
  });
}
