import { Problem } from '#contract/problem.ts';
import type { ProfileReply, Versions } from '#contract/profile.ts';
import { READ_SECTIONS, readOf, type Section } from '#contract/profile-sections.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { SuppressionLists } from '#domain/plan-year/suppression.ts';
import type { Queryable } from '../db/transaction.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { AuditHead, LastRow } from './audit.ts';
import { type RawProfileRow, toVersions } from './row.ts';
import type { AnySection, Look } from './section.ts';

type RawProfile = Pick<RawProfileRow, 'versions'> & {
  parts: unknown[];
  trail: { head: AuditHead; last: LastRow | null };
};

type Parts = {
  sections: readonly AnySection[];
  isHead: (uuid: string, head: AuditHead, last: LastRow | null) => boolean;
  /** Told of a profile whose audit trail does not end as its head says. It is answered all the same. */
  onBadTrail: (uuid: string) => void;
};

export type ProfileLoader = ReturnType<typeof profileLoader>;

/** A profile, or one part of it, before its reply is made, which takes most of the time. */
export type OpenedProfile = {
  versions: Versions;
  /** All that the reply depends on beside the catalogue. */
  madeOf: unknown;
  toReply: () => Promise<ProfileReply>;
};

/** Reads a profile, or one part of it, in one round trip, or in that which finds the session. */
export function profileLoader({ sections, isHead, onBadTrail }: Parts) {
  const plans = new Map<string, ReadPlan>(READ_SECTIONS.map((section) => [section, planOf(section, sections)]));

  const find = async (db: Queryable, uuid: string, { statement }: ReadPlan) =>
    (await db.query<RawProfile>({ ...statement, values: [uuid] })).rows[0];

  /** @param along what was read with the session; null for nothing. @throws Problem not-found. */
  const open = async (db: Queryable, uuid: string, look: Look, along: unknown = null): Promise<OpenedProfile> => {
    const plan = plans.get(look.section) as ReadPlan;
    const raw = (along as RawProfile | null) ?? (await find(db, uuid, plan));
    if (!raw) throw new Problem('not-found');

    if (!isHead(uuid, raw.trail.head, raw.trail.last)) onBadTrail(uuid);
    const versions = toVersions(raw.versions);
    const toReply = async () => {
      const context = { uuid, look, db };
      const reply: ProfileReply = { uuid, versions };
      for (const [index, section] of plan.stored.entries()) {
        Object.assign(reply, await section.read(raw.parts[index], context));
      }
      for (const section of plan.unstored) Object.assign(reply, await section.read(null, context));
      return reply;
    };
    return { versions, madeOf: { uuid, look, versions, parts: raw.parts }, toReply };
  };

  return { open, alongOf: (section: string | undefined) => plans.get(section ?? '')?.along };
}

// Its last row is found by its key.
const TRAIL = `json_build_object(
  'head', json_build_object('position', audit_position, 'hash', audit_hash, 'signedBy', audit_key_id,
    'signature', audit_signature),
  'last', (select json_build_object('position', position, 'hash', hash) from audit_entry
    where audit_entry.profile_uuid = profile.profile_uuid order by position desc limit 1))`;

type ReadPlan = ReturnType<typeof planOf>;

function planOf(section: Section, sections: readonly AnySection[]) {
  const shown = sections.filter(({ name }) => section === 'all' || readOf(name) === section);
  const stored = shown.filter(({ select }) => select !== null);
  const parts = `json_build_array(${stored.map(({ select }) => `(${select})`).join(', ')})`;
  const ofProfile = (uuid: string) => `from profile where profile_uuid = ${uuid} and is_open`;
  return {
    along: {
      name: section,
      select: (uuid: string) =>
        `select json_build_object('versions', versions, 'parts', ${parts}, 'trail', ${TRAIL}) ${ofProfile(uuid)}`,
    },
    stored,
    unstored: shown.filter(({ select }) => select === null),
    // One column, since the driver's work grows with them.
    statement: {
      name: `read-profile-${section}`,
      text: `select versions, ${parts} as parts, ${TRAIL} as trail ${ofProfile('$1')}`,
    },
  };
}

/** Which part of whose profile, and what of it was read already. */
export type Wanted = { uuid: string; along?: unknown } & Pick<Look, 'section' | 'planYear' | 'withFacts'>;

export type OpenProfile = (db: Queryable, wanted: Wanted, context: RequestContext) => Promise<OpenedProfile>;
export type ReadProfile = (...asked: Parameters<OpenProfile>) => Promise<ProfileReply>;

type OpenerParts = { open: ProfileLoader['open']; suppressionOf: (brand: Brand) => SuppressionLists };

/** Reads for a request: on its business day, with the plans that its brand holds back. */
export const profileOpener =
  ({ open, suppressionOf }: OpenerParts): OpenProfile =>
  (db, { uuid, along, ...wanted }, { brand, today, actor }) => {
    const look = { ...wanted, today, suppression: suppressionOf(brand), cloaked: actor.role === 'cloaked' };
    return open(db, uuid, look, along);
  };
