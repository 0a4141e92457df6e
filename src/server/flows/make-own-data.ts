import type pg from 'pg';
import type { OwnData } from '#contract/own-data.ts';
import type { Clock } from '../clock.ts';
import { readEvents } from '../features/access-history/read-events.ts';
import { listOwnApplications } from '../features/applications/own-applications.ts';
import { findDrugDraft } from '../features/drug-draft/store.ts';
import { findMerged, findNewestChanges, findShoppingZip } from '../features/own-data/store.ts';
import { findOwnCheck } from '../features/profile-merge/store.ts';
import { listAppointments } from '../features/prospects/of-account.ts';
import { findProviderDraft } from '../features/provider-draft/store.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { OwnSessions } from '../identity/session/own-sessions.ts';
import { agentNumberOf } from '../profile/agent-number.ts';
import type { ReadProfile } from '../profile/load-profile.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

type Parts = { pool: pg.Pool; machine: Clock; sealer: FieldSealer; read: ReadProfile; own: OwnSessions };

/** Of each list: some megabytes at most. */
const MOST = 10_000;

/** All that is kept of a person, from every feature that keeps something. */
export const ownDataMaker =
  ({ pool, machine, sealer, read, own }: Parts) =>
  async (uuid: string, context: RequestContext): Promise<OwnData> => {
    const [
      profile,
      shoppingZip,
      drugDraft,
      providerDraft,
      merged,
      identityCheck,
      appointments,
      applications,
      ...trails
    ] = await Promise.all([
      read(pool, { uuid, section: 'all', withFacts: false }, context),
      findShoppingZip(pool, uuid),
      findDrugDraft(pool, uuid, sealer),
      findProviderDraft(pool, uuid, sealer),
      findMerged(pool, uuid, MOST + 1),
      findOwnCheck(pool, uuid),
      listAppointments(pool, uuid, MOST + 1),
      listOwnApplications(pool, uuid, MOST + 1, sealer),
      findNewestChanges(pool, uuid, MOST + 1),
      readEvents(pool, { about: uuid, before: null, most: MOST }),
      context.actor.session ? own.list(context) : [],
    ]);
    const [changes, accesses, sessions] = trails;
    return {
      madeAt: new Date(machine()).toISOString(),
      profile,
      shoppingZip,
      drugDraft,
      providerDraft,
      merged: newest(merged, ({ carried_at, ...item }) => ({ at: carried_at.toISOString(), ...item })),
      identityCheck,
      appointments: newest(appointments, ({ agentId, ...appointment }) => ({
        ...appointment,
        agentNumber: agentNumberOf(agentId),
      })),
      applications: newest(applications, (application) => application),
      changes: newest(changes, ({ at, role, agent_id, ...change }) => ({
        ...change,
        at: at.toISOString(),
        who: changedBy(role),
        agentNumber: agentNumberOf(agent_id),
      })),
      access: { entries: accesses.events, hasMore: accesses.hasMore },
      sessions,
    };
  };

const changedBy = (role: string) =>
  role === 'server' ? 'site' : role === 'agent' || role === 'cloaked' ? 'agent' : 'you';

const newest = <Row, Entry>(rows: readonly Row[], toEntry: (row: Row) => Entry) => ({
  entries: rows.slice(0, MOST).map(toEntry),
  hasMore: rows.length > MOST,
});
