import type { Queryable } from '../db/transaction.ts';
import type { KeyRing } from '../security/key-ring.ts';
import { keyedChain } from '../security/keyed-chain.ts';
import { type EventRow, findEvents, type Head, readHead } from './access-event-store.ts';

/** What a row of a trail of access events says. */
type Content = Omit<EventRow, 'position' | 'keyId' | 'hash'>;

const UNSIGNED = { keyId: '', hash: '' };

export type AccessChain = ReturnType<typeof accessChain>;

/** Rows and signed ends of the trails of access events. */
export function accessChain(ring: KeyRing) {
  const chain = keyedChain(ring, 'access event');
  const isSigned = (about: string, { position, hash, headKeyId, headHash }: Head) =>
    chain.head.fits([about, position, hash], { keyId: headKeyId, hash: headHash });

  return {
    /** After an end that was not signed here comes none that is: no event makes good what somebody cut short. */
    next(about: string, last: Head, content: Content): { row: EventRow; head: Head } {
      const position = last.position + 1;
      const row = chain.row.sign(signedOf(about, position, content, last.hash));
      const isGood = last.position === 0 || isSigned(about, last);
      const signed = isGood ? chain.head.sign([about, position, row.hash]) : UNSIGNED;
      return {
        row: { ...content, position, ...row },
        head: { position, hash: row.hash, headKeyId: signed.keyId, headHash: signed.hash },
      };
    },

    /** @returns the first position that does not fit, the one after the last where the end does not; null if all do. */
    async firstBroken(db: Queryable, about: string): Promise<number | null> {
      const rows = await findEvents(db, about);
      let before = '';
      for (const [index, row] of rows.entries()) {
        const isNext = row.position === index + 1;
        if (!isNext || !chain.row.fits(signedOf(about, row.position, row, before), row)) return index + 1;
        before = row.hash;
      }
      const head = await readHead(db, about);
      if (!head) return rows.length === 0 ? null : rows.length + 1;
      return isSigned(about, head) && head.position === rows.length && head.hash === before ? null : rows.length + 1;
    },
  };
}

// Covers the row before it, as those of the audit trail do.
function signedOf(about: string, position: number, content: Content, before: string) {
  const { at, kind, role, agentId, times, requestId } = content;
  return [before, about, position, at, kind, role, agentId, times, requestId];
}
