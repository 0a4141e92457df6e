import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import { MOST_DRAFTS } from '#domain/applications/draft-kept.ts';
import type { Answers } from '#domain/applications/field.ts';
import { FIELDS } from '#domain/applications/fields.ts';
import { isGivenToOnePlan } from '#domain/applications/prefill.ts';
import { routeOfStep } from '#domain/applications/steps.ts';
import type { Language } from '#domain/language/language.ts';
import type { Clock } from '#server/clock.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { afterwards } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { WriteSection } from '#server/profile/write-section.ts';
import { keepAnswers, readAnswers } from './answers.ts';
import { queueApplication } from './send-queue.ts';
import {
  type ChosenPlan,
  countDrafts,
  findApplication,
  insertApplication,
  moveToPlan,
  type OpenDrafts,
  removeDraft,
} from './store.ts';
import { type FaultsToSend, faultsToSend, submit } from './submit.ts';
import { addEvent } from './way-store.ts';

export type WantedPlan = {
  planId: string;
  planYear: number;
  zipCode: string;
  stateCode: string;
  fipsCountyCode: string;
};

type Parts = FaultsToSend & {
  pool: pg.Pool;
  write: WriteSection;
  machine: Clock;
  /** The plan, where it can be applied for today. @throws Problem plan-not-offered, enrollment-closed, invalid-input. */
  planToApplyFor: (wanted: WantedPlan, context: RequestContext) => Promise<ChosenPlan>;
  /** What is known of a person already, as answers. */
  knownAnswers: (db: Queryable, uuid: string, about: { plan: ChosenPlan; language: Language }) => Promise<Answers>;
  /** Whether somebody takes applications. */
  isTaken: boolean;
  onApplicationQueued: () => void;
};

const NO_DRAFTS: OpenDrafts = { count: 0, ofPlan: false, isSent: false };

/** The changes of the list of applications; their answers are kept by draft-routes.ts. */
export const applicationRoutes = ({ pool, write, machine, planToApplyFor, knownAnswers, ...parts }: Parts) => [
  write('startApplication', async ({ params: { uuid, id: planId, extra: planYear }, body, context }) => {
    const plan = await planToApplyFor({ planId, planYear, ...body }, context);
    const { brand, language } = context;
    let open = NO_DRAFTS;
    return {
      action: 'save-application',
      request: [planYear, planId, body],
      look: async (transaction) => {
        open = await countDrafts(transaction, uuid, plan);
      },
      isAlreadySo: async () => open.ofPlan,
      apply: async (transaction) => {
        if (open.isSent) throw new Problem('application-sent');
        if (open.count >= MOST_DRAFTS) throw new Problem('too-many-applications');
        const key = { uuid, applicationId: randomUUID() as string };
        const at = machine();
        const known = await knownAnswers(transaction, uuid, { plan, language });
        await insertApplication(transaction, key, { plan, brand, language, nextPage: routeOfStep('welcome'), at });
        const answers = Object.entries(known).map(([field, value]) => ({ field, value, version: 0 }));
        await keepAnswers(transaction, key, { answers, nextPage: null, at }, parts.sealer);
        return ['plan'];
      },
    };
  }),

  write('changeApplicationPlan', async ({ params: { uuid, applicationId }, body, context }) => {
    const plan = await planToApplyFor(body, context);
    const key = { uuid, applicationId };
    const findDraft = async (transaction: Queryable) => mustBeDraft(await findApplication(transaction, key));
    return {
      action: 'change-application-plan',
      request: [applicationId, body],
      isAlreadySo: async (transaction) => isSamePlan((await findDraft(transaction)).plan, plan),
      apply: async (transaction) => {
        const open = await countDrafts(transaction, uuid, plan);
        if (open.isSent) throw new Problem('application-sent');
        if (open.ofPlan && (await findDraft(transaction)).plan.planId !== plan.planId)
          throw new Problem('invalid-input', { fields: { planId: 'There is an application for this plan already.' } });
        const at = machine();
        await moveToPlan(transaction, key, plan, at);
        const kept = await readAnswers(transaction, key, parts.sealer);
        const again = FIELDS.filter((field) => isGivenToOnePlan(field) && kept.get(field.key)?.value);
        const answers = again.map((field) => ({
          field: field.key,
          value: '',
          version: kept.get(field.key)?.version ?? 0,
        }));
        await keepAnswers(transaction, key, { answers, nextPage: null, at }, parts.sealer);
        return ['plan'];
      },
    };
  }),

  afterwards(
    write('submitApplication', async ({ params: { uuid, applicationId }, context }) => {
      const key = { uuid, applicationId };
      const found = await findApplication(pool, key);
      if (!found) throw new Problem('application-not-found');
      if (!parts.isTaken) throw new Problem('applications-unavailable');
      if (found.submittedAt === null) await planToApplyFor(toWanted(found.plan), context);
      return {
        action: 'submit-application',
        request: [applicationId],
        isAlreadySo: async (transaction) => (await findApplication(transaction, key))?.submittedAt != null,
        apply: async (transaction) => {
          const application = mustBeDraft(await findApplication(transaction, key));
          const { brand, today } = context;
          const faults = await faultsToSend(transaction, parts, { key, application, brand, today });
          if (Object.keys(faults).length > 0) throw new Problem('application-incomplete', { fields: { ...faults } });
          await submit(transaction, { key, application }, { sealer: parts.sealer, at: machine() });
          const one = { profileUuid: uuid, applicationUuid: applicationId };
          await addEvent(transaction, one, { kind: 'submitted', code: 0, at: context.clock() });
          await queueApplication(transaction, { ...one, at: machine() });
          return ['status'];
        },
      };
    }),
    parts.onApplicationQueued,
  ),

  write('dropApplication', ({ params: { uuid, applicationId } }) => {
    const key = { uuid, applicationId };
    return {
      action: 'remove-application',
      request: [applicationId],
      isAlreadySo: async (transaction) => (await findApplication(transaction, key)) === null,
      apply: async (transaction) => {
        if (!(await removeDraft(transaction, key))) throw new Problem('application-sent');
        return ['application'];
      },
    };
  }),
];

function mustBeDraft<Found extends { submittedAt: number | null }>(application: Found | null): Found {
  if (!application) throw new Problem('application-not-found');
  if (application.submittedAt !== null) throw new Problem('application-sent');
  return application;
}

const toWanted = ({ planId, planYear, zipCode, county }: ChosenPlan): WantedPlan => ({
  planId,
  planYear,
  zipCode,
  stateCode: county.stateCode,
  fipsCountyCode: county.fipsCountyCode,
});

const isSamePlan = (a: ChosenPlan, b: ChosenPlan) =>
  a.planId === b.planId &&
  a.planYear === b.planYear &&
  a.zipCode === b.zipCode &&
  a.county.fipsCountyCode === b.county.fipsCountyCode;
