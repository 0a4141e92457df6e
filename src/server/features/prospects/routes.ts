import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { ProspectToRecord } from '#contract/prospects.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { agentUuid } from '#server/identity/sign-in/account-uuid.ts';
import type { AccessEvents } from '#server/profile/access-events.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import type { AnySection } from '#server/profile/section.ts';
import type { Attempts } from '#server/security/attempts.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { endProspect } from './end-prospect.ts';
import { listProspects } from './list-prospects.ts';
import { prospectUuid } from './prospect-uuid.ts';
import { type ReadProspect, readProspect } from './read-prospect.ts';
import type { Agent } from './record-store.ts';
import { findOwnState } from './store.ts';

type Recording = {
  uuid: string;
  brand: Brand;
  agent: Agent;
  about: string;
  person: ReadProspect;
  told: ProspectToRecord;
  requestId: string;
  today: IsoDate;
};

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  sealer: FieldSealer;
  trail: AuditTrail;
  sections: readonly AnySection[];
  events: AccessEvents;
  attempts: Attempts;
  recordProspect: (recording: Recording) => Promise<void>;
};

const MOST_PER_MINUTE = 30;

export const prospectRoutes = ({ pool, machine, sealer, trail, sections, events, attempts, recordProspect }: Parts) => [
  handle('recordProspect', async ({ body: told, headers, context, request }) => {
    const agent = agentOf(context);
    await attempts.mustBeFew('record-prospect', agent.id, MOST_PER_MINUTE);
    const { brand, today } = context;
    const person = readProspect(told, today);
    const uuid = prospectUuid(agent, headers['idempotency-key']);
    const about = agentUuid(agent.id);
    await recordProspect({ uuid, brand, agent, about, person, told, requestId: request.id, today });
    return { prospectUuid: uuid };
  }),

  handle('listProspects', ({ context }) =>
    listProspects(pool, { agentId: agentOf(context).id, brand: context.brand }, sealer),
  ),

  handle('withdrawProspect', async ({ params: { prospect: uuid }, context, request }) => {
    const agent = agentOf(context);
    const by = { role: 'agent', agentId: agent.id, requestId: request.id } as const;
    return inTransaction(pool, async (transaction) => {
      const own = { uuid, agentId: agent.id, brand: context.brand };
      if ((await findOwnState(transaction, own)) === null) throw new Problem('not-found');
      const ended = { uuid, because: 'withdrawn', by: { ...by, at: machine() } } as const;
      if (await endProspect(transaction, { trail, sections }, ended)) {
        await events.record(transaction, { kind: 'prospect-withdrawn', about: agentUuid(agent.id), ...by });
      }
      const state = await findOwnState(transaction, own);
      if (state === null) throw new Problem('not-found');
      return { state };
    });
  }),
];

function agentOf({ actor: { session } }: RequestContext): Agent {
  if (!session?.agent) throw new Problem('not-an-agent');
  return session.agent;
}
