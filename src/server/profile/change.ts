import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { VersionedSection } from '#contract/profile-sections.ts';
import type { Role } from '#domain/access/role.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { FieldSealer } from '../security/sealed-field.ts';
import { findAnswer, keepAnswer } from './idempotency.ts';
import { recordChange } from './record.ts';
import type { ProfileRow } from './row.ts';
import { lockProfile } from './store.ts';

export type Change = {
  uuid: string;
  /** Who changes it. */
  role: Role;
  section: VersionedSection;
  /** What the caller sent in If-Match. */
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
  /** All that makes this request this request, to tell a repeated key from a reused one. */
  request: readonly unknown[];
  requestId: string;
  /** Answers the names of the fields it changed, none when there was nothing to change. */
  apply: (transaction: Queryable, profile: ProfileRow) => Promise<readonly string[]>;
  action: string;
  /** True when the change is already so, which is an answer even for a caller with a stale version. */
  isAlreadySo?: (transaction: Queryable) => Promise<boolean>;
};

export type ChangeProfile = (
  change: Change,
  read: (transaction: Queryable) => Promise<ProfileReply>,
) => Promise<ProfileReply>;

/**
 * One change of one section: versions, idempotency, audit and the change itself in one transaction.
 * @throws Problem not-found, missing-version, stale-version (with the section as it stands), idempotency-key-reused.
 */
export function profileChanger(pool: pg.Pool, machine: Clock, sealer: FieldSealer): ChangeProfile {
  return (change, read) =>
    inTransaction(pool, async (transaction) => {
      const { uuid, section, idempotencyKey } = change;
      const profile = await lockProfile(transaction, uuid);
      if (!profile) throw new Problem('not-found');

      const request = [change.action, change.ifMatch, ...change.request];
      const repeatable = idempotencyKey === undefined ? null : { uuid: profile.uuid, key: idempotencyKey, request };
      const earlier = repeatable && (await findAnswer(transaction, repeatable, sealer));
      if (earlier) return earlier;

      const version = parseIfMatch(change.ifMatch);
      if (await change.isAlreadySo?.(transaction)) return read(transaction);
      if (version !== profile.versions[section]) {
        throw new Problem('stale-version', { current: await read(transaction) });
      }

      const fields = await change.apply(transaction, profile);
      if (fields.length > 0) {
        const { role, action, requestId } = change;
        const entry = { role, agentId: null, action, fields, requestId, at: machine() };
        await recordChange(transaction, profile, section, entry);
      }

      const answer = await read(transaction);
      if (repeatable) await keepAnswer(transaction, repeatable, sealer, { answer, at: machine() });
      return answer;
    });
}

function parseIfMatch(header: string | undefined): number {
  if (header === undefined) throw new Problem('missing-version');
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined)
    throw new Problem('invalid-input', { fields: { 'if-match': 'Use the version as ETag gave it.' } });
  return Number(version);
}
