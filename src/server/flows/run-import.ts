import type pg from 'pg';
import { type IsoDate, yearBefore } from '#domain/calendar/iso-date.ts';
import type { ImportTrigger } from '#domain/imports/agreement.ts';
import { mayImport } from '#domain/imports/agreement.ts';
import { countsForMonth } from '#domain/imports/offer.ts';
import type { CatalogueStore } from '../catalogue/store.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import { findDemographics } from '../features/demographics/store.ts';
import { endLeave, findLeave, isoOrNull, type Leave, renewLeave } from '../features/imports/consent-store.ts';
import {
  countTry,
  failImport,
  findImport,
  finishImport,
  keepSubsidy,
  listImports,
  type StoredImport,
} from '../features/imports/store.ts';
import { sealDrug } from '../features/saved-drugs/sealed-snapshot.ts';
import { addDrugs, choosePharmacy, findSavedPharmacy, listDrugs } from '../features/saved-drugs/store.ts';
import { keepEnrolledPlans } from '../features/saved-plans/enrolled-plans.ts';
import { sealProvider } from '../features/saved-providers/sealed-snapshot.ts';
import { addProviders, listProviders } from '../features/saved-providers/store.ts';
import type { ClaimsAnswer, ClaimsFault, ClaimsGateway, ClaimsSource } from '../gateways/claims/claims-gateway.ts';
import { slowLane } from '../http/slow-lane.ts';
import type { AccessEvents } from '../profile/access-events.ts';
import type { AuditEntry } from '../profile/audit.ts';
import type { AuditTrail } from '../profile/record.ts';
import { lockProfile } from '../profile/store.ts';
import type { FieldSealer } from '../security/sealed-field.ts';
import { decideImport } from './apply-import.ts';
import { type ItemsOfClaims, itemsOfClaims } from './items-of-claims.ts';

/** What came of a try; 'later' for what may go better another time. */
export type Ran = 'done' | 'nobody-known' | 'failed' | 'later';

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  sealer: FieldSealer;
  trail: AuditTrail;
  events: Pick<AccessEvents, 'record'>;
  catalogue: CatalogueStore;
  gateway: ClaimsGateway;
};

export type RunImport = (uuid: string, importId: string) => Promise<Ran>;

/** May go better another time, as far as can be seen from here. */
const PASSING: readonly ClaimsFault[] = ['unreachable', 'too-slow', 'busy', 'out-of-order'];
/** Who is not known, or another person: the leave that was given is of no use here. */
const USELESS: readonly ClaimsFault[] = ['not-allowed', 'wrong-person'];
const MOST_TRIES = 6;
/** A token is not used in its last minute. */
const MARGIN = 60_000;
const PUT_AT_ONCE = 2;

const SOURCES: Record<ImportTrigger, readonly ClaimsSource[]> = {
  MEMBER: ['member'],
  EI_MEMBER: ['employer'],
  // Who fills in a form is asked no second time.
  USER: ['member', 'employer'],
};

/** Tries an import that waits; one that waits no more is left as it is. Safe to do twice, and by two at once. */
export function importRunner({ pool, machine, sealer, trail, events, catalogue, gateway }: Parts): RunImport {
  // Fifty at once would hold every connection: decision 0091.
  const putting = slowLane({ atOnce: PUT_AT_ONCE, waiting: Number.POSITIVE_INFINITY });

  const freshLeave = async (uuid: string, leave: Leave): Promise<Leave | ClaimsFault> => {
    const { refreshToken, expiresAt, origin } = leave;
    if (expiresAt === null || expiresAt - MARGIN > machine()) return leave;
    if (refreshToken === null) return 'not-allowed';
    const fresh = await gateway.refresh(origin, { ...leave, expiresInSeconds: null, refreshToken });
    if (fresh === null) return 'not-allowed';
    if (typeof fresh === 'string') return fresh;
    const { expiresInSeconds, ...tokens } = fresh;
    const renewed = { ...leave, ...tokens, expiresAt: expiresAtOf(expiresInSeconds, machine()) };
    await renewLeave(pool, uuid, renewed, sealer);
    return renewed;
  };

  const readClaims = async (uuid: string, { triggeredBy, agreedOn }: StoredImport): Promise<ClaimsAnswer> => {
    const known = await findLeave(pool, uuid, agreedOn, sealer);
    if (known === null) return none('not-allowed');
    const leave = await freshLeave(uuid, known);
    if (typeof leave === 'string') return none(leave);
    const { lastName, dob, mbi } = await findDemographics(pool, uuid, sealer);
    const person = { lastName, dateOfBirth: isoOrNull(dob), medicareNumber: mbi };
    const grant = { ...leave, expiresInSeconds: null };
    let answer: ClaimsAnswer = none('unknown-person');
    for (const source of SOURCES[triggeredBy]) {
      answer = await gateway.read({ origin: leave.origin, grant, source, since: yearBefore(agreedOn), person });
      // Somebody may share the claims of whom they live with; what nothing proves to be theirs is not taken.
      if (answer.found && !answer.isProved) return none('wrong-person');
      if (answer.found || answer.because !== 'unknown-person') return answer;
    }
    return answer;
  };

  const note = (action: string, fields: readonly string[]): AuditEntry => ({
    role: 'server',
    agentId: null,
    action,
    fields,
    requestId: '',
    at: machine(),
  });

  const fail = (uuid: string, importId: string, because: ClaimsFault | 'superseded') =>
    inTransaction(pool, async (transaction) => {
      const profile = await lockProfile(transaction, uuid);
      if (!profile || !(await failImport(transaction, uuid, importId))) return;
      if (USELESS.some((fault) => fault === because)) await endLeave(transaction, uuid);
      await trail.recordNote(transaction, profile, note('import-failed', [because]));
    });

  const apply = (uuid: string, { importId, agreedOn }: StoredImport, items: ItemsOfClaims) =>
    inTransaction(pool, async (transaction): Promise<Ran> => {
      const profile = await lockProfile(transaction, uuid);
      const waiting = profile && (await findImport(transaction, uuid, importId));
      // Another process was faster, or the profile has gone.
      if (waiting?.state !== 'waiting') return waiting?.state === 'done' ? 'done' : 'failed';
      if (!(await isFirstOfMonth(transaction, uuid, agreedOn))) {
        await failImport(transaction, uuid, importId);
        return 'failed';
      }
      const leave = await findLeave(transaction, uuid, agreedOn, sealer);
      // It was given for one time.
      if (leave?.refreshToken === null) await endLeave(transaction, uuid);
      const changed = await putIn(transaction, uuid, importId, items);
      for (const [section, fields] of changed) {
        // Each entry hangs on the one before it.
        const held = await lockProfile(transaction, uuid);
        if (held) await trail.recordChange(transaction, held, section, note('import-items', fields));
      }
      const held = await lockProfile(transaction, uuid);
      if (held) await trail.recordNote(transaction, held, note('import-items', ['memberImport']));
      const event = { kind: 'items-imported', about: uuid, role: 'member', agentId: null, requestId: null } as const;
      await events.record(transaction, event);
      return 'done';
    });

  const isFirstOfMonth = async (transaction: Queryable, uuid: string, today: IsoDate) =>
    mayImport(
      (await listImports(transaction, uuid))
        .filter(countsForMonth)
        .map(({ agreedOn }) => ({ agreementDate: agreedOn })),
      today,
    );

  const putIn = async (transaction: Queryable, uuid: string, importId: string, items: ItemsOfClaims) => {
    const drugRows = await listDrugs(transaction, uuid, sealer);
    const providerRows = await listProviders(transaction, uuid, sealer);
    const saved = await findSavedPharmacy(transaction, uuid, sealer);
    const drugs = drugRows.flatMap(({ drug }) => drug ?? []);
    const known = await catalogue.drugsByNdc(
      drugs.map(({ nationalDrugCode }) => nationalDrugCode),
      transaction,
    );
    const imported = decideImport(items, {
      drugs,
      drugRows: drugRows.length,
      substanceOf: (ndc) => known.get(ndc)?.substance ?? null,
      pharmacy: saved && (saved.pharmacy ?? 'unreadable'),
      providers: providerRows.flatMap(({ provider }) => provider ?? []),
      providerRows: providerRows.length,
    });
    const sealedDrugs = imported.drugs.map((drug) => ({
      drugId: drug.drugId,
      sealed: sealDrug(sealer, drug, drug.drugId),
    }));
    const sealedProviders = imported.providers.map((one) => ({
      providerId: one.providerId,
      sealed: sealProvider(sealer, one, one.providerId),
    }));
    await addDrugs(transaction, uuid, sealedDrugs, drugRows.length);
    await addProviders(transaction, uuid, sealedProviders, providerRows.length);
    if (imported.pharmacy) await choosePharmacy(transaction, uuid, imported.pharmacy, sealer);
    if (items.plans.length > 0) await keepEnrolledPlans(transaction, uuid, items.plans, sealer);
    if (items.subsidy !== null) await keepSubsidy(transaction, uuid, items.subsidy);
    await finishImport(transaction, uuid, { importId, result: imported.result }, sealer);
    const drugFields = [
      ...(sealedDrugs.length > 0 ? ['drugInfoDetails'] : []),
      ...(imported.pharmacy ? ['pharmacyObj'] : []),
    ];
    return [
      ...(drugFields.length > 0 ? [['drugs', drugFields] as const] : []),
      ...(sealedProviders.length > 0 ? [['providers', ['providerIdList']] as const] : []),
      ...(items.plans.length > 0 ? [['plans', ['memberEnrolledPlans']] as const] : []),
      ...(items.subsidy !== null ? [['extraHelp', ['lisSubsidyLevel']] as const] : []),
    ];
  };

  return async (uuid, importId) => {
    const tries = await countTry(pool, uuid, importId);
    const waiting = tries === null ? null : await findImport(pool, uuid, importId);
    if (tries === null || waiting === null) return 'failed';
    const answer = await readClaims(uuid, waiting);
    if (!answer.found) {
      if (PASSING.includes(answer.because) && tries < MOST_TRIES) return 'later';
      await fail(uuid, importId, answer.because);
      return answer.because === 'unknown-person' || answer.because === 'wrong-person' ? 'nobody-known' : 'failed';
    }
    const { zipCode } = await findDemographics(pool, uuid, sealer);
    const when = new Date(machine()).toISOString();
    return putting.run(async () => {
      const items = await itemsOfClaims(answer.claims, { today: waiting.agreedOn, zipCode, when }, catalogue);
      return apply(uuid, waiting, items);
    });
  };
}

const none = (because: ClaimsFault) => ({ found: false, because, retryAfterSeconds: null }) as const;

export const expiresAtOf = (seconds: number | null, at: number) => (seconds === null ? null : at + seconds * 1000);
