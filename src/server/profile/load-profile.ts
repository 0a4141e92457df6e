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

/** The row of a profile: whatever changes one of its sections writes this row in the same transaction. */
type RawStamp = Pick<RawProfileRow, 'versions'> & {
  /** Names this state of the row. */
  stamp: string;
  trail: { head: AuditHead; last: LastRow | null };
};

type RawProfile = RawStamp & { parts: unknown[] };

type Parts = {
  sections: readonly AnySection[];
  isHead: (uuid: string, head: AuditHead, last: LastRow | null) => boolean;
  /** Told of a profile whose audit trail does not end as its head says. It is answered all the same. */
  onBadTrail: (uuid: string) => void;
};

export type ProfileLoader = ReturnType<typeof profileLoader>;

/** What names the reply of a profile, or of one part of it, without making it. */
export type ProfileState = {
  versions: Versions;
  /** All that the reply depends on beside the catalogue. */
  madeOf: unknown;
};

/** A profile, or one part of it, before its reply is made, which takes most of the time. */
export type OpenedProfile = ProfileState & { toReply: () => Promise<ProfileReply> };

/** Reads a profile, or one part of it, in one round trip, or in that which finds the session. */
export function profileLoader({ sections, isHead, onBadTrail }: Parts) {
  const plans = new Map<string, ReadPlan>(READ_SECTIONS.map((section) => [section, planOf(section, sections)]));

  const findState = async (db: Queryable, uuid: string) =>
    (await db.query<RawStamp>({ ...STATE.statement, values: [uuid] })).rows[0];

  const find = async (db: Queryable, uuid: string, { statement }: ReadPlan) =>
    (await db.query<RawProfile>({ ...statement, values: [uuid] })).rows[0];

  const stateOf = (uuid: string, look: Look, { versions: stored, stamp, trail }: RawStamp): ProfileState => {
    if (!isHead(uuid, trail.head, trail.last)) onBadTrail(uuid);
    const versions = toVersions(stored);
    return { versions, madeOf: { uuid, look, versions, stamp } };
  };

  /**
   * The state alone, in a read that costs as much for a long profile as for an empty one.
   * @param along what was read with the session; null for nothing. @throws Problem not-found.
   */
  const peek = async (db: Queryable, uuid: string, look: Look, along: unknown = null): Promise<ProfileState> =>
    stateOf(uuid, look, mustBeThere((along as RawStamp | null) ?? (await findState(db, uuid))));

  /** @param along what was read with the session; null for nothing. @throws Problem not-found. */
  const open = async (db: Queryable, uuid: string, look: Look, along: unknown = null): Promise<OpenedProfile> => {
    const plan = plans.get(look.section) as ReadPlan;
    const raw = mustBeThere((along as RawProfile | null) ?? (await find(db, uuid, plan)));
    const state = stateOf(uuid, look, raw);
    const toReply = async () => {
      const context = { uuid, look, db };
      const reply: ProfileReply = { uuid, versions: state.versions };
      for (const [index, section] of plan.stored.entries()) {
        Object.assign(reply, await section.read(raw.parts[index], context));
      }
      for (const section of plan.unstored) Object.assign(reply, await section.read(null, context));
      return reply;
    };
    return { ...state, toReply };
  };

  /** What to read with the session. */
  const alongOf = (section: string | undefined, isKnown: boolean) =>
    isKnown ? STATE.along : plans.get(section ?? '')?.along;

  return { open, peek, alongOf };
}

const mustBeThere = <Raw extends RawStamp>(raw: Raw | null | undefined): Raw => {
  if (!raw) throw new Problem('not-found');
  return raw;
};

// PostgreSQL names the transaction that wrote a row: no two states of it have the same.
const STAMP = 'xmin::text';

// Its last row is found by its key.
const TRAIL = `json_build_object(
  'head', json_build_object('position', audit_position, 'hash', audit_hash, 'signedBy', audit_key_id,
    'signature', audit_signature),
  'last', (select json_build_object('position', position, 'hash', hash) from audit_entry
    where audit_entry.profile_uuid = profile.profile_uuid order by position desc limit 1))`;

const ofProfile = (uuid: string) => `from profile where profile_uuid = ${uuid} and is_open`;

const STATE = {
  along: {
    name: 'state',
    select: (uuid: string) =>
      `select json_build_object('versions', versions, 'stamp', ${STAMP}, 'trail', ${TRAIL}) ${ofProfile(uuid)}`,
  },
  statement: {
    name: 'read-profile-state',
    text: `select versions, ${STAMP} as stamp, ${TRAIL} as trail ${ofProfile('$1')}`,
  },
};

type ReadPlan = ReturnType<typeof planOf>;

function planOf(section: Section, sections: readonly AnySection[]) {
  const shown = sections.filter(({ name }) => section === 'all' || readOf(name) === section);
  const stored = shown.filter(({ select }) => select !== null);
  const parts = `json_build_array(${stored.map(({ select }) => `(${select})`).join(', ')})`;
  return {
    along: {
      name: section,
      select: (uuid: string) =>
        `select json_build_object('versions', versions, 'stamp', ${STAMP}, 'parts', ${parts}, 'trail', ${TRAIL})
         ${ofProfile(uuid)}`,
    },
    stored,
    unstored: shown.filter(({ select }) => select === null),
    // One column, since the driver's work grows with them.
    statement: {
      name: `read-profile-${section}`,
      text: `select versions, ${STAMP} as stamp, ${parts} as parts, ${TRAIL} as trail ${ofProfile('$1')}`,
    },
  };
}

/** Which part of whose profile, and what of it was read already. */
export type Wanted = { uuid: string; along?: unknown } & Pick<Look, 'section' | 'planYear' | 'withFacts'>;

type ForRequest<Found> = (db: Queryable, wanted: Wanted, context: RequestContext) => Promise<Found>;
export type OpenProfile = ForRequest<OpenedProfile>;
export type PeekProfile = ForRequest<ProfileState>;
export type ReadProfile = ForRequest<ProfileReply>;

type Read<Found> = (db: Queryable, uuid: string, look: Look, along?: unknown) => Promise<Found>;

/** Reads for a request: on its business day, with the plans that its brand holds back. */
export const forRequest =
  <Found>(read: Read<Found>, suppressionOf: (brand: Brand) => SuppressionLists): ForRequest<Found> =>
  (db, { uuid, along, ...wanted }, { brand, today, language, actor }) => {
    const { role } = actor;
    const seenBy = { language, cloaked: role === 'cloaked', isMember: role === 'member' };
    const look = { ...wanted, ...seenBy, today, suppression: suppressionOf(brand) };
    return read(db, uuid, look, along);
  };
