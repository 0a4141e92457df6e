import type pg from 'pg';
import type { Bootstrap, Viewer } from '#contract/bootstrap.ts';
import type { Edition } from '#contract/plan.ts';
import { actionsOf } from '#domain/access/actions.ts';
import type { Role } from '#domain/access/role.ts';
import { centralDateTime } from '#domain/calendar/central-date-time.ts';
import { windowsFor } from '#domain/plan-year/enrollment-windows.ts';
import { findViewed } from '../features/demographics/store.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

type Parts = { pool: pg.Pool; sealer: FieldSealer; editions: () => Promise<Edition[]>; providerPartnerCode: string };

const KINDS = {
  guest: 'guest',
  shopper: 'authenticated',
  member: 'authenticated',
  agent: 'agent',
  cloaked: 'cloaked',
} as const satisfies Record<Role, Viewer['kind']>;

/** What a page starts with: the viewer, the season and the words' settings, in one answer. */
export const bootstrapMaker =
  ({ pool, sealer, editions, providerPartnerCode }: Parts) =>
  async (context: RequestContext): Promise<Bootstrap> => ({
    viewer: await viewerOf(context, pool, sealer),
    brand: context.brand,
    language: context.language,
    systemDate: centralDateTime(context.clock()),
    season: { windows: windowsFor(context.today) },
    environment: context.environment,
    flags: context.flags,
    limits: { idleSeconds: context.limits.idleSeconds, warningSeconds: context.limits.warningSeconds },
    providerPartnerCode,
    editions: await editions(),
  });

async function viewerOf(
  { actor, isKnownToMemberSite }: RequestContext,
  pool: pg.Pool,
  sealer: FieldSealer,
): Promise<Viewer> {
  const { role, session } = actor;
  const profile = actor.uuid === null ? null : await findViewed(pool, actor.uuid, sealer);
  return {
    kind: KINDS[role],
    uuid: profile ? actor.uuid : null,
    isMember: role === 'member',
    // Whoever looks on is greeted by no name.
    firstName: role === 'cloaked' ? null : (profile?.firstName ?? null),
    agentUserName: session?.agent?.userName ?? null,
    may: actionsOf(role, { mayUseMemberData: session?.usesMemberData ?? false }),
    hasMemberSiteCookie: role === 'guest' && isKnownToMemberSite,
  };
}
