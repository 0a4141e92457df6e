import type pg from 'pg';
import type { Job } from '../jobs/runner.ts';
import { type Anchor, type Anchors, DAY } from './anchors.ts';

type Parts = { pool: pg.Pool; anchors: Anchors; onAnchor: (anchor: Anchor) => void };

/** Anchors all trails once a day, and tells of it where the database's owner has no hand in. */
export const auditAnchorJob = ({ pool, anchors, onAnchor }: Parts): Job => ({
  kind: 'anchor-audit-trails',
  every: DAY,
  step: async (at) => {
    const anchor = await anchors.add(pool, at);
    if (anchor) onAnchor(anchor);
    return false;
  },
});
