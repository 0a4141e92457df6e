import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { VersionedSection } from '#contract/profile-sections.ts';
import type { Role } from '#domain/access/role.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { FieldSealer } from '../security/sealed-field.ts';
import { findAnswer, keepAnswer, openAnswer } from './idempotency.ts';
import type { AuditTrail } from './record.ts';
import type { ProfileRow } from './row.ts';
import { lockProfile } from './store.ts';
import type { CountWrite } from './write-limits.ts';

export type Change = {
  uuid: string;
  /** Who changes it, and from which network (security/network-of.ts). */
  role: Role;
  address: string;
  section: VersionedSection;
  /** What the caller sent in If-Match. */
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
  /** All that makes this request this request, to tell a repeated key from a reused one. */
  request: readonly unknown[];
  requestId: string;
  /** Reads what `apply` looks at, once the profile is locked; it travels with the lock. */
  look?: (transaction: Queryable) => Promise<unknown>;
  apply: (transaction: Queryable, profile: ProfileRow) => Promise<Applied>;
  action: string;
  /** True when the change is already so, which is an answer even for a caller with a stale version. */
  isAlreadySo?: (transaction: Queryable) => Promise<boolean>;
};

/**
 * The names of the fields that were changed, none when there was nothing to change. With what is still on its way: the
 * statements after it travel with it.
 */
export type Applied = readonly string[] | { fields: readonly string[]; writes: readonly Promise<unknown>[] };

export type ChangeProfile = (
  change: Change,
  read: (transaction: Queryable) => Promise<ProfileReply>,
) => Promise<ProfileReply>;

type Parts = { pool: pg.Pool; machine: Clock; sealer: FieldSealer; trail: AuditTrail; countWrite: CountWrite };

/**
 * One change of one section: versions, idempotency, audit and the change itself in one transaction.
 * @throws Problem not-found, missing-version, stale-version (with the section as it stands), idempotency-key-reused,
 * too-many-changes.
 */
export function profileChanger({ pool, machine, sealer, trail, countWrite }: Parts): ChangeProfile {
  return (change, read) =>
    inTransaction(pool, async (transaction, atEnd) => {
      const { uuid, section, idempotencyKey } = change;
      const request = [change.action, change.ifMatch, ...change.request];
      const repeatable = idempotencyKey === undefined ? null : { uuid, key: idempotencyKey, request };
      const [profile, earlier, counted] = await Promise.all([
        lockProfile(transaction, uuid),
        repeatable && findAnswer(transaction, repeatable),
        countWrite(transaction, change, machine()),
        change.look?.(transaction),
      ]);
      if (!profile) throw new Problem('not-found');
      const answered = repeatable && earlier && openAnswer(earlier, repeatable, sealer);
      if (answered) return answered;
      counted.mustBeWithinLimits();

      const version = parseIfMatch(change.ifMatch);
      if (await change.isAlreadySo?.(transaction)) return read(transaction);
      if (version !== profile.versions[section]) {
        throw new Problem('stale-version', { current: await read(transaction) });
      }

      const applied = await change.apply(transaction, profile);
      const { fields, writes } = 'fields' in applied ? applied : { fields: applied, writes: [] };
      const { role, action, requestId } = change;
      const entry = { role, agentId: null, action, fields, requestId, at: machine() };
      const recorded = fields.length > 0 && trail.recordChange(transaction, profile, section, entry);

      const [answer] = await Promise.all([read(transaction), recorded, ...writes]);
      if (repeatable) atEnd(keepAnswer(transaction, repeatable, sealer, { answer, at: machine() }));
      return answer;
    });
}

function parseIfMatch(header: string | undefined): number {
  if (header === undefined) throw new Problem('missing-version');
  const version = /^"(\d{1,9})(?:-[\w-]{16})?"$/.exec(header)?.[1];
  if (version === undefined)
    throw new Problem('invalid-input', { fields: { 'if-match': 'Use the version as ETag gave it.' } });
  return Number(version);
}
