import type pg from 'pg';
import { accessChain } from '#server/profile/access-chain.ts';
import { auditChain } from '#server/profile/audit.ts';
import { acceptedFaults } from '#server/trail-check/accepted-faults.ts';
import { auditAnchors } from '#server/trail-check/anchors.ts';
import { verifyTrails } from '#server/trail-check/verify.ts';
import { TEST_KEYS } from './app.ts';

/** All faults that nobody accepts in the trails that a test application has written. */
export const trailFaults = async (pool: pg.Pool) =>
  (
    await verifyTrails({
      pool,
      chain: auditChain(TEST_KEYS),
      access: accessChain(TEST_KEYS),
      anchors: auditAnchors(TEST_KEYS),
      accepted: acceptedFaults(TEST_KEYS),
    })
  ).faults
    .filter(({ reason }) => reason === null)
    .map(({ what }) => what);
