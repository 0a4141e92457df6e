import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ImportMemberItems, ImportSummaryData } from '#contract/imports.ts';
import { Problem } from '#contract/problem.ts';
import { fromFormDate } from '#domain/calendar/form-date.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import { mayImport } from '#domain/imports/agreement.ts';
import { countsForMonth } from '#domain/imports/offer.ts';
import { isSamePerson } from '#domain/imports/same-details.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../db/transaction.ts';
import { findDemographics } from '../features/demographics/store.ts';
import { findLeave } from '../features/imports/consent-store.ts';
import { addImportJob, finishImportJob } from '../features/imports/import-job.ts';
import { NOTHING_IMPORTED } from '../features/imports/sealed-import.ts';
import { agreementIn } from '../features/imports/section.ts';
import { addImport, findImport, findResult, listImports } from '../features/imports/store.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { AuditTrail } from '../profile/record.ts';
import { lockProfile } from '../profile/store.ts';
import type { FieldSealer } from '../security/sealed-field.ts';
import type { Ran, RunImport } from './run-import.ts';

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  sealer: FieldSealer;
  trail: AuditTrail;
  run: RunImport;
  onBadImport: () => void;
  /** Told of what no answer can tell any more. */
  onError: (error: unknown) => void;
};

type Request = { body: ImportMemberItems; context: RequestContext; requestId: string };

/** How often it is looked for what another process does. */
const LOOK_MILLISECONDS = 500;
/** A page waits a minute. Decision IMPORT-619. */
const WAIT_MILLISECONDS = 60_000;

/**
 * Keeps that an import was asked for, with a job that takes it over should this process end, and tries it at once. Who
 * asks again while it is under way waits for the same one, here or in another process.
 */
export function memberItemsImporter({ pool, machine, sealer, trail, run, onBadImport, onError }: Parts) {
  const running = new Map<string, Promise<Ran>>();

  /** @returns the import to wait for; null where the details are not those of the member, who is not told which. */
  const ask = ({ body, context, requestId }: Request) =>
    inTransaction(pool, async (transaction) => {
      const { uuid, triggeredBy } = body;
      const { today, language } = context;
      const profile = await lockProfile(transaction, uuid);
      if (!profile) throw new Problem('not-found');
      const imports = await listImports(transaction, uuid);
      const agreements = imports.filter(countsForMonth).map(({ agreedOn }) => ({ agreementDate: agreedOn }));
      if (!mayImport(agreements, today)) throw new Problem('imported-this-month');
      const known = await findDemographics(transaction, uuid, sealer);
      const isTheirs = body.triggeredBy !== 'USER' || isSamePerson(readDetails(body.details), known);
      const leave = await findLeave(transaction, uuid, today, sealer);
      if (leave === null) throw new Problem('claims-consent-missing');
      const entry = { role: 'member', agentId: null, fields: [triggeredBy], requestId, at: machine() } as const;
      if (!isTheirs) {
        await trail.recordNote(transaction, profile, { ...entry, action: 'import-refused' });
        return null;
      }
      const waiting = imports.find((one) => one.state === 'waiting' && one.triggeredBy === triggeredBy);
      if (waiting) return { importId: waiting.importId, isMine: false };
      const { agreementName, agreementText } = leave;
      const attestationText = triggeredBy === 'USER' ? agreementIn(language).attestation : null;
      const agreement = { agreementName, agreementText, attestationText };
      const importId = randomUUID();
      await addImport(transaction, uuid, { importId, triggeredBy, agreedOn: today, agreement, at: machine() }, sealer);
      await addImportJob(transaction, uuid, importId, machine());
      await trail.recordNote(transaction, profile, { ...entry, action: 'ask-import' });
      return { importId, isMine: true };
    });

  const runHere = (uuid: string, importId: string): Promise<Ran> => {
    const work = run(uuid, importId)
      .then(async (ran) => {
        if (ran !== 'later') await finishImportJob(pool, uuid, importId, machine());
        return ran;
      })
      .finally(() => running.delete(importId));
    running.set(importId, work);
    // Whoever asked may be gone by then.
    work.catch(onError);
    return work;
  };

  /** What another process does is seen in its row. */
  const waitFor = async (uuid: string, importId: string): Promise<Ran> => {
    const here = running.get(importId);
    if (here) return here;
    for (let waited = 0; waited < WAIT_MILLISECONDS; waited += LOOK_MILLISECONDS) {
      const one = await findImport(pool, uuid, importId);
      if (one?.state !== 'waiting') return one?.state === 'done' ? 'done' : 'failed';
      await sleep(LOOK_MILLISECONDS);
    }
    return 'later';
  };

  return async (request: Request): Promise<ImportSummaryData> => {
    const { uuid, triggeredBy } = request.body;
    const asked = await ask(request);
    if (asked === null) return NOTHING_IMPORTED;
    const { importId, isMine } = asked;
    const ran = isMine ? await runHere(uuid, importId) : await waitFor(uuid, importId);
    if (ran === 'nobody-known' && triggeredBy === 'USER') return NOTHING_IMPORTED;
    if (ran !== 'done') throw new Problem('claims-unavailable');
    return (await findResult(pool, uuid, sealer, onBadImport))?.result.summary ?? NOTHING_IMPORTED;
  };
}

type Details = Extract<ImportMemberItems, { triggeredBy: 'USER' }>['details'];

/** @throws Problem in the words of the form. Spec B5. */
function readDetails({ dob, mbi, ...plain }: Details) {
  const born = fromFormDate(dob);
  const number = parseMedicareNumber(mbi);
  const fields = {
    ...(born === null && { 'details.dob': 'Error: Please enter a valid date of birth' }),
    ...(number === null && { 'details.mbi': 'Error: Please enter a valid Medicare number' }),
  };
  if (born === null || number === null) throw new Problem('invalid-input', { fields });
  return { ...plain, dob: born, mbi: number };
}
