import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Queryable } from '../db/transaction.ts';
import type { KeyRing } from '../security/key-ring.ts';
import { keyedChain } from '../security/keyed-chain.ts';
import { ENDS_BEFORE, type End } from './trail-ends.ts';

/** What all trails, of changes and of access, were before an instant. Each covers the anchor before it. */
export type Anchor = { cutAt: Date; trails: number; digest: string; keyId: string; signature: string };

export type AnchorFault = { anchor: string; what: 'signature' | 'digest' };

export type Anchors = ReturnType<typeof auditAnchors>;

export const DAY = 86_400_000;
/** By then what was written before the cut is committed, whatever clock wrote it. */
const SETTLED = 3_600_000;
const PAGE = 5000;
const LOWEST_UUID = '00000000-0000-0000-0000-000000000000';

export function auditAnchors(ring: KeyRing) {
  const { row } = keyedChain(ring, 'audit anchor');
  const contentOf = ({ cutAt, trails, digest }: Omit<Anchor, 'keyId' | 'signature'>, before: Anchor | undefined) => [
    before?.signature ?? '',
    cutAt.getTime(),
    trails,
    digest,
  ];

  const isSigned = (anchor: Anchor, before: Anchor | undefined) =>
    row.fits(contentOf(anchor, before), { keyId: anchor.keyId, hash: anchor.signature });

  return {
    /** Once a day, whoever is first. @returns null when the day has its anchor. */
    async add(pool: pg.Pool, at: number): Promise<Anchor | null> {
      const cutAt = new Date(at - (at % DAY) - SETTLED);
      const [before, twoBefore] = (await listAnchors(pool)).toReversed();
      // One of a later day that somebody put there would end them all, and nobody would miss them.
      if (before && !isSigned(before, twoBefore)) {
        throw Object.assign(new Error('The last anchor was not signed here.'), { code: 'bad-anchor' });
      }
      if (before && before.cutAt >= cutAt) return null;
      const covered = { cutAt, ...(await digestBefore(pool, cutAt)) };
      const { keyId, hash: signature } = row.sign(contentOf(covered, before));
      const anchor = { ...covered, keyId, signature };
      return (await insertAnchor(pool, anchor)) ? anchor : null;
    },

    /**
     * All signatures, and the newest digests until one fits: a trail that is as it was then has not changed before
     * either. It cannot tell of anchors that were taken away at the end; the log has them.
     */
    async check(db: Queryable): Promise<{ count: number; faults: AnchorFault[] }> {
      const anchors = await listAnchors(db);
      const nameOf = ({ cutAt }: Anchor) => cutAt.toISOString();
      const faults: AnchorFault[] = anchors
        .filter((anchor, index) => !isSigned(anchor, anchors[index - 1]))
        .map((anchor) => ({ anchor: nameOf(anchor), what: 'signature' }));
      for (const anchor of anchors.toReversed()) {
        const { trails, digest } = await digestBefore(db, anchor.cutAt);
        if (trails === anchor.trails && digest === anchor.digest) break;
        faults.push({ anchor: nameOf(anchor), what: 'digest' });
      }
      return { count: anchors.length, faults };
    },
  };
}

export async function listAnchors(db: Queryable): Promise<Anchor[]> {
  const { rows } = await db.query<{
    cut_at: Date;
    trails: number;
    digest: string;
    key_id: string;
    signature: string;
  }>({
    name: 'list-audit-anchors',
    text: 'select cut_at, trails, digest, key_id, signature from audit_anchor order by cut_at',
  });
  return rows.map(({ cut_at, key_id, ...anchor }) => ({ ...anchor, cutAt: cut_at, keyId: key_id }));
}

async function insertAnchor(db: Queryable, { cutAt, trails, digest, keyId, signature }: Anchor): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'add-audit-anchor',
    text: `insert into audit_anchor (cut_at, trails, digest, key_id, signature) values ($1, $2, $3, $4, $5)
           on conflict (cut_at) do nothing`,
    values: [cutAt, trails, digest, keyId, signature],
  });
  return rowCount === 1;
}

/** The last row of each trail covers all rows before it. */
export async function digestBefore(db: Queryable, cutAt: Date) {
  const digest = createHash('sha256');
  let trails = 0;
  for (const [kind, endsBefore] of Object.entries(ENDS_BEFORE)) {
    let last: End | undefined;
    let page: End[];
    do {
      page = await endsBefore(db, { cutAt, from: last?.about ?? LOWEST_UUID, limit: PAGE });
      // A page begins with the end of the one before it: the lowest uuid is itself that of a trail.
      const further = last ? page.slice(1) : page;
      for (const { about, position, hash } of further) {
        digest.update(`${JSON.stringify([kind, about, position, hash])}\n`);
      }
      trails += further.length;
      last = page.at(-1);
    } while (page.length === PAGE);
  }
  return { trails, digest: digest.digest('hex') };
}
