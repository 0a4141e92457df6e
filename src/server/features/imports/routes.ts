import type pg from 'pg';
import type { ImportSummaryData, MemberImport } from '#contract/imports.ts';
import { Problem } from '#contract/problem.ts';
import type { ConflictChoice } from '#domain/imports/outcome.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Call, handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { AccessEvents } from '#server/profile/access-events.ts';
import type { ReadProfile } from '#server/profile/load-profile.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import { lockProfile } from '#server/profile/store.ts';
import type { Attempts } from '#server/security/attempts.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { type Begun, endLeave, keepBegun } from './consent-store.ts';
import { agreementIn } from './section.ts';

type Who = { uuid: string; requestId: string };

type Begin = { url: string; transaction: Pick<Begun, 'state' | 'codeVerifier'> };

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  sealer: FieldSealer;
  trail: AuditTrail;
  events: Pick<AccessEvents, 'record'>;
  attempts: Attempts;
  read: ReadProfile;
  /** Leads to the keeper of claims; null where there is none. */
  begin: ((origin: string) => Promise<Begin>) | null;
  /** Of the site, as the browser knows it; null for a host that nobody configured. */
  originOf: (host: string | undefined) => string | null;
  importItems:
    | ((
        call: Pick<Call<'importMemberItems'>, 'body' | 'context'> & { requestId: string },
      ) => Promise<ImportSummaryData>)
    | null;
  resolve: (who: Who & { conflictId: string; choice: ConflictChoice }) => Promise<void>;
  undo: (who: Who) => Promise<void>;
};

const MOST_PER_MINUTE = 30;

/** @throws Problem for a member of whom no Medicare number is known: nothing would tell whose claims came. ROLE-007. */
function mustUseMemberData({ actor }: RequestContext) {
  if (!actor.session?.usesMemberData) throw new Problem('not-allowed');
}

export const importRoutes = (parts: Parts) => {
  const { pool, machine, sealer, trail, events, attempts, read, begin, originOf, importItems } = parts;
  const replyOf = async (uuid: string, context: RequestContext): Promise<{ memberImport: MemberImport }> => {
    const { memberImport } = await read(pool, { uuid, section: 'demographics' }, context);
    if (!memberImport) throw new Problem('not-allowed');
    return { memberImport };
  };
  const mustBeFew = (what: string, uuid: string) => attempts.mustBeFew(what, uuid, MOST_PER_MINUTE);

  return [
    handle('importMemberItems', async ({ body, context, request }) => {
      mustUseMemberData(context);
      if (!importItems) throw new Problem('claims-unavailable');
      await mustBeFew('import of', body.uuid);
      return { importSummaryData: await importItems({ body, context, requestId: request.id }) };
    }),

    handle('resolveImportConflict', async ({ params: { uuid, conflictId }, body: { choice }, context, request }) => {
      await mustBeFew('import choices of', uuid);
      await parts.resolve({ uuid, conflictId, choice, requestId: request.id });
      return replyOf(uuid, context);
    }),

    handle('undoImport', async ({ params: { uuid }, context, request }) => {
      await mustBeFew('import undo of', uuid);
      await parts.undo({ uuid, requestId: request.id });
      return replyOf(uuid, context);
    }),

    handle('startClaimsConsent', async ({ params: { uuid }, body: { version }, context, request }) => {
      mustUseMemberData(context);
      await mustBeFew('consent start of', uuid);
      const origin = originOf(request.headers.host);
      if (!begin || origin === null) throw new Problem('claims-unavailable');
      const words = agreementIn(context.language);
      if (version !== words.version) throw new Problem('agreement-outdated');
      const { url, transaction: begun } = await begin(origin);
      const agreed = { ...begun, agreementName: words.name, agreementText: words.consent };
      await keepBegun(pool, uuid, { begun: agreed, at: machine() }, sealer);
      return { url };
    }),

    handle('withdrawClaimsConsent', async ({ params: { uuid }, context, request }) => {
      await mustBeFew('consent end of', uuid);
      await inTransaction(pool, async (transaction) => {
        const profile = await lockProfile(transaction, uuid);
        if (!profile || !(await endLeave(transaction, uuid))) return;
        const who = { role: 'member', agentId: null, requestId: request.id } as const;
        const entry = { ...who, action: 'withdraw-consent', fields: ['memberImport'], at: machine() };
        await trail.recordNote(transaction, profile, entry);
        await events.record(transaction, { ...who, kind: 'claims-consent-ended', about: uuid });
      });
      return replyOf(uuid, context);
    }),
  ];
};
