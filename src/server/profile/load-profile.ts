import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { READ_SECTIONS, readOf, type Section } from '#contract/profile-sections.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { SuppressionLists } from '#domain/plan-year/suppression.ts';
import type { Queryable } from '../db/transaction.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type RawProfileRow, toVersions } from './row.ts';
import type { AnySection, Look } from './section.ts';

type RawProfile = Pick<RawProfileRow, 'versions'> & { parts: unknown[] };

export type LoadProfile = (db: Queryable, uuid: string, look: Look) => Promise<ProfileReply>;

/** Reads a profile, or one part of it, in one round trip. @throws Problem not-found. */
export function profileLoader(sections: readonly AnySection[]): LoadProfile {
  const plans = new Map(READ_SECTIONS.map((section) => [section, planOf(section, sections)]));

  return async (db, uuid, look) => {
    const { statement, stored, unstored } = plans.get(look.section) as ReadPlan;
    const { rows } = await db.query<RawProfile>({ ...statement, values: [uuid] });
    const [raw] = rows;
    if (!raw) throw new Problem('not-found');

    const context = { uuid, look, db };
    const reply: ProfileReply = { uuid, versions: toVersions(raw.versions) };
    for (const [index, section] of stored.entries()) {
      Object.assign(reply, await section.read(raw.parts[index], context));
    }
    for (const section of unstored) Object.assign(reply, await section.read(null, context));
    return reply;
  };
}

type ReadPlan = ReturnType<typeof planOf>;

function planOf(section: Section, sections: readonly AnySection[]) {
  const shown = sections.filter(({ name }) => section === 'all' || readOf(name) === section);
  const stored = shown.filter(({ select }) => select !== null);
  const parts = stored.map(({ select }) => `(${select})`);
  return {
    stored,
    unstored: shown.filter(({ select }) => select === null),
    // One column, since the driver's work grows with them.
    statement: {
      name: `read-profile-${section}`,
      text: `select versions, json_build_array(${parts.join(', ')}) as parts
             from profile where profile_uuid = $1 and carried_to is null`,
    },
  };
}

/** Which part of whose profile. */
export type Wanted = { uuid: string } & Pick<Look, 'section' | 'planYear' | 'withFacts'>;

export type ReadProfile = (db: Queryable, wanted: Wanted, context: RequestContext) => Promise<ProfileReply>;

type ReaderParts = { load: LoadProfile; suppressionOf: (brand: Brand) => SuppressionLists };

/** Reads for a request: on its business day, with the plans that its brand holds back. */
export const profileReader =
  ({ load, suppressionOf }: ReaderParts): ReadProfile =>
  (db, { uuid, ...wanted }, { brand, today, actor }) =>
    load(db, uuid, {
      ...wanted,
      today,
      suppression: suppressionOf(brand),
      cloaked: actor.role === 'cloaked',
    });
