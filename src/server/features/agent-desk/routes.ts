import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { Parsed, Reply } from '#contract/schemas.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { AgentViews } from '#server/identity/session/agent-views.ts';
import { agentUuid } from '#server/identity/sign-in/account-uuid.ts';
import type { AccessEvents } from '#server/profile/access-events.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import { isShopperOf } from '#server/profile/store.ts';
import type { Attempts } from '#server/security/attempts.ts';

/** What an agent may look for, and what is found. */
type FindShoppers = (
  brand: Brand,
  search: Parsed<'findShoppers'>['body'],
) => Promise<Reply<'findShoppers'>['shoppers']>;

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  trail: AuditTrail;
  attempts: Attempts;
  views: AgentViews;
  events: AccessEvents;
  findShoppers: FindShoppers;
  viewsPerHour: number;
};

const SEARCHES_PER_MINUTE = 60;

export const agentDeskRoutes = ({
  pool,
  machine,
  trail,
  attempts,
  views,
  events,
  findShoppers,
  viewsPerHour,
}: Parts) => [
  handle('findShoppers', async ({ body, context, request }) => {
    const { agent } = agentOf(context);
    await attempts.mustBeFew('find-shoppers', agent.id, SEARCHES_PER_MINUTE);
    const who = { about: agentUuid(agent.id), role: 'agent', agentId: agent.id, requestId: request.id } as const;
    await events.recordAccess({ kind: 'agent-searched', ...who });
    const shoppers = await findShoppers(context.brand, body);
    // A name that was shown was looked at.
    for (const { uuid } of shoppers) {
      const entry = { role: 'agent', agentId: agent.id, action: 'found-by-agent', fields: [] } as const;
      await inTransaction(pool, (transaction) =>
        trail.noteInAudit(transaction, uuid, { ...entry, requestId: request.id, at: machine() }),
      );
    }
    return { shoppers };
  }),

  handle('openShopper', async ({ body: { uuid, reason }, context, request }) => {
    const { agent, hash } = agentOf(context);
    if (!(await isShopperOf(pool, uuid, context.brand))) throw new Problem('not-found');
    const seconds = await attempts.waitForInHour('agent-view', agent.id, viewsPerHour);
    if (seconds > 0) {
      const who = { about: uuid, role: 'agent', agentId: agent.id, requestId: request.id } as const;
      await events.recordRefusal({ kind: 'read-refused', ...who });
      throw new Problem('too-many-views', { retryAfter: seconds });
    }
    await inTransaction(pool, async (transaction) => {
      const action = `open-profile ${reason}`;
      const entry = { role: 'agent', agentId: agent.id, action, fields: [], requestId: request.id } as const;
      await trail.noteInAudit(transaction, uuid, { ...entry, at: machine() });
    });
    const code = await views.prepare({ sessionHash: hash, subject: uuid, reason });
    return { profileUrl: `/shopper-profile?code=${code}` };
  }),
];

function agentOf({ actor: { session } }: RequestContext) {
  if (!session?.agent) throw new Problem('not-an-agent');
  return { agent: session.agent, hash: session.hash };
}
