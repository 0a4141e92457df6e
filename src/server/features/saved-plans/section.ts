import type { PlanCard } from '#contract/plan-card.ts';
import { applicationOf } from '#domain/applications/plan-status.ts';
import { statusOf } from '#domain/applications/status-codes.ts';
import { keepPlansOfYear } from '#domain/plan-year/active-year.ts';
import { buildSavedPlans } from '#domain/saved-plans/saved-plans-string.ts';
import { type PlanKey, planKey } from '#server/catalogue/store/details.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { storedSection } from '#server/profile/section.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { openEnrolledPlans } from './enrolled-plans.ts';
import { keysOfMember, toMemberPlan } from './member-plan.ts';
import { parseSavedPlans, type RawSavedPlans } from './parse-saved-plans.ts';
import { addPlansNotKept, listSnapshots, type PlanSnapshot } from './store.ts';
import { toSavedPlan } from './to-saved-plan.ts';

export type ReadCards = (plans: readonly PlanKey[], db: Queryable) => Promise<Map<string, PlanCard>>;

type RawPlans = RawSavedPlans & {
  enrolled: string | null;
  /** The one that was saved last comes first. */
  applications: (Parameters<typeof statusOf>[0] & PlanKey)[] | null;
};

type Parts = { cardsById: ReadCards; sealer: FieldSealer };

export const savedPlansSection = ({ cardsById, sealer }: Parts) =>
  storedSection({
    name: 'plans',
    tables: ['saved_plan', 'removed_plan', 'enrolled_plans'],
    columns: ['shopping_zip'],
    select: `select json_build_object('zip', profile.shopping_zip, 'plans', json_agg(saved_plan.snapshot),
               'enrolled', (select plans_sealed from enrolled_plans
                            where enrolled_plans.profile_uuid = profile.profile_uuid),
               'applications', (select json_agg(json_build_object('planId', plan_id, 'planYear', plan_year,
                                  'isSubmitted', submitted_at is not null, 'stateCode', state_code,
                                  'isWithdrawn', withdrawn_at is not null) order by saved_at desc)
                                from application where application.profile_uuid = profile.profile_uuid))
             from saved_plan where saved_plan.profile_uuid = profile.profile_uuid`,
    parse: ({ enrolled, applications, ...saved }: RawPlans, uuid) => ({
      ...parseSavedPlans(saved),
      enrolled: openEnrolledPlans(sealer, enrolled, uuid),
      applications: applications ?? [],
    }),
    toReply: async ({ plans, unreadable, zip, enrolled, applications }, { look, db }) => {
      const { planYear } = look;
      const chosen = planYear === undefined ? plans : plans.filter((plan) => plan.planYear === planYear);
      const kept = keepPlansOfYear(chosen, look.today);
      const asked = [...kept, ...keysOfMember(enrolled, look.today)];
      const facts = asked.length > 0 ? await cardsById(asked, db) : new Map<string, PlanCard>();
      const shown = kept.map((plan) => {
        const application = applicationOf(plan, applications);
        const known = {
          facts: facts.get(planKey(plan)) ?? null,
          memberPlans: enrolled,
          enrollmentStatus: application && statusOf(application),
        };
        return toSavedPlan(plan, known, look);
      });
      return {
        plansDetails: {
          plans: look.withFacts === false ? shown.map((plan) => ({ ...plan, facts: null })) : shown,
          savedPlans: buildSavedPlans(shown),
          zipCode: zip,
        },
        memberEnrolledPlans: enrolled.map((plan) => toMemberPlan(plan, facts, look.today)),
        ...(unreadable.length > 0 && { unreadablePlans: unreadable.map(nameOf) }),
      };
    },
    merge,
  });

/** Saved plans go over as they were saved, with their days; a plan that the account holds already stays as it is. */
async function merge(db: Queryable, guest: string) {
  const plans = await listSnapshots(db, guest);
  return {
    keys: plans.map(keyOf),
    add: (transaction: Queryable, account: string, keys: ReadonlySet<string>) =>
      addPlansNotKept(
        transaction,
        account,
        plans.filter((plan) => keys.has(keyOf(plan))),
      ),
  };
}

const nameOf = ({ planId, planYear, planName }: PlanSnapshot) => ({
  planId,
  planYear: Number(planYear),
  planName: String(planName),
});

const keyOf = ({ planYear, planId }: PlanSnapshot) => `${planYear} ${planId}`;
