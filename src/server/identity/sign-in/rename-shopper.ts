import type pg from 'pg';
import type { Role } from '#domain/access/role.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { changeDemographics, findDemographics } from '#server/features/demographics/store.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import { lockProfile } from '#server/profile/store.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';

type Parts = { pool: pg.Pool; machine: Clock; sealer: FieldSealer; trail: AuditTrail };
type Names = { firstName: string | null; lastName: string | null };
type Rename = { uuid: string; role: Role; before: Names; after: Names; requestId: string };

export type RenameShopper = (rename: Rename) => Promise<void>;

/** A name that the profile has from the account changes with it; one that the person wrote into the profile stays. */
export const shopperRenamer =
  ({ pool, machine, sealer, trail }: Parts): RenameShopper =>
  ({ uuid, role, before, after, requestId }) =>
    inTransaction(pool, async (transaction) => {
      const profile = await lockProfile(transaction, uuid);
      if (!profile) return;
      const known = await findDemographics(transaction, uuid, sealer);
      const names = ['firstName', 'lastName'] as const;
      const fields = names.filter((name) => known[name] === before[name] && after[name] !== before[name]);
      if (fields.length === 0) return;

      await changeDemographics(
        transaction,
        uuid,
        Object.fromEntries(fields.map((name) => [name, after[name]])),
        sealer,
      );
      const entry = { role, agentId: null, action: 'change-account', fields, requestId, at: machine() };
      await trail.recordChange(transaction, profile, 'demographics', entry);
    });
