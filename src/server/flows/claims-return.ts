import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { PAGES } from '#contract/pages.ts';
import { daysAfter, type IsoDate, monthsAfter } from '#domain/calendar/iso-date.ts';
import { addressOfEnd } from '#domain/imports/consent-end.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Begun, keepLeave, takeBegun } from '../features/imports/consent-store.ts';
import { CLAIMS_RETURN } from '../gateways/claims/blue-button.ts';
import type { ClaimsGateway, ClaimsGrant } from '../gateways/claims/claims-gateway.ts';
import type { FindActor } from '../http/actor.ts';
import type { AccessEvents } from '../profile/access-events.ts';
import type { AuditTrail } from '../profile/record.ts';
import { lockProfile } from '../profile/store.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  sealer: FieldSealer;
  trail: AuditTrail;
  events: Pick<AccessEvents, 'record'>;
  gateway: ClaimsGateway;
  findActor: FindActor;
  originOf: (host: string | undefined) => string | null;
};

/** How long somebody may take at the keeper. */
const HOUR = 3_600_000;
/** @source Blue Button, access that a person grants; what a keeper ends sooner ends with the next read. */
const MONTHS = 13;

const Query = z.object({ code: z.string().min(1).max(4000), state: z.string().min(1).max(200) });

/** The profile imports by itself; the page of the claims tells why it can not. */
const AGREED = addressOfEnd(PAGES['shopper-profile'].path, 'agreed');
const REFUSED = addressOfEnd(PAGES.imports.path, 'refused');
const FAILED = addressOfEnd(PAGES.imports.path, 'unavailable');

/**
 * Where a shopper comes back to from the keeper of their claims. Who they are says their session, and what they began is
 * kept in their profile: an answer that somebody else was given opens nothing here.
 */
export function registerClaimsReturn(app: FastifyInstance, parts: Parts) {
  const { pool, machine, sealer, gateway, findActor, originOf } = parts;
  app.get(CLAIMS_RETURN, { schema: { hide: true } }, async (request, reply) => {
    const { role, uuid } = await findActor(request, reply);
    const origin = originOf(request.headers.host);
    if (role !== 'member' || uuid === null || origin === null) return reply.redirect(FAILED, 303);
    const begun = await takeBegun(pool, uuid, machine() - HOUR, sealer);
    const answer = Query.safeParse(request.query).data;
    // Who pressed 'do not share' comes without a code.
    if (!begun || !answer) return reply.redirect(REFUSED, 303);
    const grant = await gateway.finish(origin, begun, answer);
    if (typeof grant === 'string') return reply.redirect(FAILED, 303);
    if (grant === null) return reply.redirect(REFUSED, 303);
    await keep({ uuid, begun, grant, origin, today: request.context.today, requestId: request.id }, parts);
    return reply.redirect(AGREED, 303);
  });
}

type Agreed = { uuid: string; begun: Begun; grant: ClaimsGrant; origin: string; today: IsoDate; requestId: string };

const keep = (
  { uuid, begun, grant, origin, today, requestId }: Agreed,
  { pool, machine, sealer, trail, events }: Parts,
) =>
  inTransaction(pool, async (transaction) => {
    const profile = await lockProfile(transaction, uuid);
    if (!profile) return;
    const { agreementName, agreementText } = begun;
    const { expiresInSeconds, ...tokens } = grant;
    const expiresAt = expiresInSeconds === null ? null : machine() + expiresInSeconds * 1000;
    const leave = { ...tokens, expiresAt, origin, agreementName, agreementText };
    // Leave for one time is used at once; its token may last past midnight.
    const endsOn = grant.refreshToken === null ? daysAfter(today, 1) : monthsAfter(today, MONTHS);
    await keepLeave(transaction, uuid, { leave, givenOn: today, endsOn }, sealer);
    const who = { role: 'member', agentId: null, requestId } as const;
    const entry = { ...who, action: 'give-consent', fields: ['memberImport'], at: machine() };
    await trail.recordNote(transaction, profile, entry);
    await events.record(transaction, { ...who, kind: 'claims-consent-given', about: uuid });
  });
