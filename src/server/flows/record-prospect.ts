import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { ProspectToRecord } from '#contract/prospects.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Origin } from '#domain/profile/origin.ts';
import { hasConsented } from '#domain/prospects/appointment.ts';
import { nextReminder } from '#domain/prospects/reminders.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import { changeDemographics } from '../features/demographics/store.ts';
import type { ReadProspect } from '../features/prospects/read-prospect.ts';
import { type Agent, insertProspect } from '../features/prospects/record-store.ts';
import { drugsToKeep } from '../features/saved-drugs/drugs-to-keep.ts';
import { choosePharmacy, replaceDrugs } from '../features/saved-drugs/store.ts';
import { type PlanCatalogue, prepareRequestedPlans } from '../features/saved-plans/plans-to-keep.ts';
import { keepPlans, type PlanSnapshot, rememberShoppingZip } from '../features/saved-plans/store.ts';
import { providersToKeep } from '../features/saved-providers/providers-to-keep.ts';
import { replaceProviders } from '../features/saved-providers/store.ts';
import type { AccessEvents } from '../profile/access-events.ts';
import type { AuditTrail } from '../profile/record.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  sealer: FieldSealer;
  trail: AuditTrail;
  events: Pick<AccessEvents, 'record'>;
  catalogue: PlanCatalogue;
};

type Recording = {
  uuid: string;
  brand: Brand;
  agent: Agent;
  /** Under which the events of the agent stand. */
  about: string;
  person: ReadProspect;
  told: Pick<ProspectToRecord, 'drugs' | 'pharmacy' | 'providers' | 'plans'>;
  requestId: string;
  /** The business day. */
  today: IsoDate;
};

export type RecordProspect = (recording: Recording) => Promise<void>;

/**
 * Makes the profile of somebody whom an agent talked to, in the tables in which everybody's things stand, so that they go
 * into an account as a guest's do. One that is there already stays as it is.
 */
export const prospectRecorder =
  ({ pool, machine, sealer, trail, events, catalogue }: Parts): RecordProspect =>
  async ({ uuid, brand, agent, about, person, told, requestId, today }) => {
    const at = machine();
    const now = new Date(at).toISOString();
    const origin: Origin = { kind: 'agent', when: now };
    const drugs = drugsToKeep(told.drugs, [], origin);
    const providers = providersToKeep(told.providers, [], { saving: origin, today });
    const plans = (await snapshotsOf(catalogue, told.plans, now)).map((plan) => ({ ...plan, origin }));
    const entry = { role: 'agent', agentId: agent.id, requestId, at } as const;

    await inTransaction(pool, async (transaction) => {
      if (!(await trail.addProfile(transaction, { uuid, brand, kind: 'prospect', at }))) return;
      await trail.noteInAudit(transaction, uuid, { ...entry, action: 'record-prospect', fields: [] });
      const { details, language, type, appointment } = person;
      const { gender, firstName, lastName, email, dob, mbi, zipCode } = details;
      const known = { firstName, lastName, email, dob, mbi: mbi || null, zipCode: zipCode || null };
      await changeDemographics(transaction, uuid, known, sealer);
      const nextReminderAt = hasConsented(type) ? nextReminder(at, 0) : null;
      const agreed = { ...appointment, agreedBy: { firstName, lastName, email }, nextReminderAt };
      await insertProspect(transaction, { uuid, type, gender, language, ...agreed }, { agent, sealer, at });
      await replaceDrugs(transaction, uuid, { ids: [], drugs }, sealer);
      await replaceProviders(transaction, uuid, { ids: [], providers }, sealer);
      if (told.pharmacy) await choosePharmacy(transaction, uuid, { ...told.pharmacy, origin }, sealer);
      await keepAll(transaction, uuid, plans);
      await events.record(transaction, { kind: 'prospect-recorded', about, ...entry });
    });
  };

async function keepAll(transaction: Queryable, uuid: string, plans: readonly PlanSnapshot[]) {
  const [last] = plans.slice(-1);
  if (!last) return;
  await keepPlans(transaction, uuid, plans);
  await rememberShoppingZip(transaction, uuid, last.zipCode);
}

/** @throws Problem for a plan that is not offered there, and for one that is told twice. */
async function snapshotsOf(catalogue: PlanCatalogue, plans: ProspectToRecord['plans'], now: string) {
  const years = [...new Set(plans.map(({ planYear }) => planYear))];
  const ofYears = years.map(async (year) => {
    const ofYear = plans.filter(({ planYear }) => planYear === year).map(({ planYear: _year, ...plan }) => plan);
    const requested = await prepareRequestedPlans(catalogue, year, ofYear);
    return requested.map(({ known, refusal }) => {
      if (!known) throw refusal ?? new Problem('plan-not-offered');
      return { ...known, savedOn: now, lastModifiedOn: now };
    });
  });
  return (await Promise.all(ofYears)).flat();
}
