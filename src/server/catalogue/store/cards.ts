import type { PlanCard } from '#contract/plan-card.ts';
import { type PrintedBenefit, readBenefit } from '#domain/plans/benefits/benefit-line.ts';
import { cardBenefitsOf } from '#domain/plans/benefits/card-benefits.ts';
import { type PrintedRider, readRider } from '#domain/plans/benefits/riders.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { TableRows } from '../tables.ts';
import { type PlanKey, planKey, toTier } from './details.ts';
import { CURRENT_PLANS, IS_CURRENT, RAW_PLAN, type RawPlan, toSummary } from './summary.ts';

type RawCard = RawPlan & {
  benefits: PrintedBenefit[] | null;
  riders: PrintedRider[] | null;
  tiers: TableRows['plan_tier'][] | null;
};

/** The cards of the plans that are in the catalogue, by their keys. */
export async function readCards(db: Queryable, plans: readonly PlanKey[]): Promise<Map<string, PlanCard>> {
  const { rows } = await db.query<RawCard>({
    name: 'cards-by-id',
    text: CARDS,
    values: [plans.map(({ planYear }) => planYear), plans.map(({ planId }) => planId)],
  });
  return new Map(rows.map(toCard).map((card) => [planKey(card), card]));
}

const CARDS = `
  select ${RAW_PLAN}, listed.benefits, listed.riders,
    (select json_agg(cost order by cost.pharmacy_channel, cost.tier) from plan_tier as cost
     where cost.edition = plan.edition and cost.plan_id = plan.plan_id) as tiers
  from unnest($1::integer[], $2::text[]) as wanted (plan_year, plan_id), ${CURRENT_PLANS}
  where ${IS_CURRENT} and current.plan_year = wanted.plan_year and plan.plan_id = wanted.plan_id`;

function toCard(row: RawCard): PlanCard {
  const summary = toSummary(row);
  const known = {
    planType: summary.planType,
    lines: row.benefits?.map(readBenefit) ?? null,
    tiers: (row.tiers ?? []).map(toTier),
  };
  return { ...summary, ...cardBenefitsOf(known), rider: (row.riders ?? []).map(readRider), ...UNTOLD };
}

/** What the specification names and no file of CMS holds: nothing is made up in its place. */
const UNTOLD = { planPositioningStatement: null, prescriptionDrugs: null, secondBenefit: null };
