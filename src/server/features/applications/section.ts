import type { PlanCard } from '#contract/plan-card.ts';
import { DENIED } from '#domain/applications/status-codes.ts';
import type { ApplicationEvent } from '#domain/applications/timeline.ts';
import { planKey } from '#server/catalogue/store/details.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { storedSection } from '#server/profile/section.ts';
import { type Application, type ApplicationJson, toApplication } from './store.ts';
import { type PlanContact, toEnrollment } from './to-enrollment.ts';

type PlanOfYear = { planYear: number; planId: string };

/** Whom to call about a plan; null for a plan that the catalogue does not have. */
export type ReadContact = (planYear: number, planId: string, db: Queryable) => Promise<PlanContact | null>;

type Parts = {
  cardsById: (plans: readonly PlanOfYear[], db: Queryable) => Promise<Map<string, PlanCard>>;
  planContact: ReadContact;
};

type RawEvent = Omit<ApplicationEvent, 'at'> & { at: string };
type RawApplications = (ApplicationJson & { events: RawEvent[] | null })[] | null;

export const applicationsSection = ({ cardsById, planContact }: Parts) =>
  storedSection({
    name: 'enrollments',
    tables: ['application', 'application_answer', 'application_event'],
    select: `select json_agg(json_build_object('application_uuid', application_uuid, 'snapshot', snapshot,
               'brand', brand, 'language', language, 'next_page', next_page, 'started_at', started_at,
               'saved_at', saved_at, 'submitted_at', submitted_at, 'confirmation_no', confirmation_no,
               'state_code', state_code, 'withdrawn_at', withdrawn_at,
               'events', (select json_agg(json_build_object('kind', kind, 'code', code, 'at', at))
                          from application_event
                          where application_event.profile_uuid = application.profile_uuid
                            and application_event.application_uuid = application.application_uuid))
             order by saved_at desc, application_uuid)
             from application where application.profile_uuid = profile.profile_uuid`,
    parse: (rows: RawApplications) =>
      (rows ?? []).map(({ events, ...row }) => ({
        application: toApplication(row),
        events: (events ?? []).map((event) => ({ ...event, at: Date.parse(event.at) })),
      })),
    toReply: async (kept, { look, db }) => {
      const plans = kept.map(({ application }) => application.plan);
      const facts = plans.length > 0 ? await cardsById(plans, db) : new Map<string, PlanCard>();
      const contactOf = async ({ plan, stateCode }: Application) =>
        stateCode === DENIED ? planContact(plan.planYear, plan.planId, db) : null;
      const enrollments = [];
      for (const { application, events } of kept) {
        const known = {
          events,
          facts: facts.get(planKey(application.plan)) ?? null,
          contact: await contactOf(application),
        };
        enrollments.push(toEnrollment(application, known, look.today));
      }
      return { enrollmentsDetails: { enrollments } };
    },
  });
