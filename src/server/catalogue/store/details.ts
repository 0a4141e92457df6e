import type { z } from 'zod';
import type { PlanBenefit, PlanDetails, PlanSummary, PlanTier } from '#contract/plan.ts';
import type { PlanContact } from '#contract/plan-details.ts';
import { type PrintedBenefit, readBenefit } from '#domain/plans/benefits/benefit-line.ts';
import { knownBenefit } from '#domain/plans/benefits/benefit-table.ts';
import { parseAmounts, parseCostShare } from '#domain/plans/benefits/cost-share.ts';
import { type PrintedRider, readRider } from '#domain/plans/benefits/riders.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { STATE_FIPS } from '../state-fips.ts';
import type { TableRows } from '../tables.ts';
import { type EditionRow, toEdition } from './current-editions.ts';
import { type ReportedEdition, sourcesOf } from './sources.ts';
import { CURRENT_PLANS, IS_CURRENT, RAW_PLAN, type RawPlan, toSummary } from './summary.ts';

type RawDetails = RawPlan & {
  edition: ReportedEdition;
  stars: EditionRow | null;
  benefits: PrintedBenefit[] | null;
  riders: PrintedRider[] | null;
  tiers: TableRows['plan_tier'][];
  areas: { state_code: string; county_part: string; county_name: string | null }[];
};

export async function readPlanDetails(db: Queryable, planYear: number, planId: string): Promise<PlanDetails | null> {
  const { rows } = await db.query<RawDetails>({ name: 'plan-details', text: DETAILS, values: [planYear, planId] });
  return rows[0] ? toDetails(rows[0]) : null;
}

/** The relay service for people who do not hear or speak well has one number in the whole country. */
const RELAY_SERVICE = '711';

export async function readPlanContact(
  db: Queryable,
  planYear: number,
  planId: string,
): Promise<PlanContactReply | null> {
  const { rows } = await db.query<RawPlan>({
    name: 'plan-contact',
    text: `select ${RAW_PLAN} from ${CURRENT_PLANS} where ${IS_CURRENT} and current.plan_year = $1 and plan.plan_id = $2`,
    values: [planYear, planId],
  });
  const [row] = rows;
  return row
    ? {
        planId,
        planYear,
        organizationName: row.plan.organization_name,
        phoneNumber: row.plan.phone_number,
        memberPhoneNumber: row.plan.member_phone_number,
        tty: RELAY_SERVICE,
        hoursOfOperation: null,
        address: row.plan.address,
      }
    : null;
}

type PlanContactReply = z.infer<typeof PlanContact>;

export type PlanKey = { planYear: number; planId: string };

export const planKey = ({ planYear, planId }: PlanKey) => `${planYear} ${planId}`;

/** The plans that are in the catalogue, by their keys. */
export async function readPlans(db: Queryable, plans: readonly PlanKey[]): Promise<Map<string, PlanSummary>> {
  const { rows } = await db.query<RawPlan>({
    name: 'plans-by-id',
    text: `
      select ${RAW_PLAN}
      from unnest($1::integer[], $2::text[]) as wanted (plan_year, plan_id), ${CURRENT_PLANS}
      where ${IS_CURRENT} and current.plan_year = wanted.plan_year and plan.plan_id = wanted.plan_id`,
    values: [plans.map(({ planYear }) => planYear), plans.map(({ planId }) => planId)],
  });
  return new Map(
    rows.map((row) => [planKey({ planYear: row.plan.plan_year, planId: row.plan.plan_id }), toSummary(row)]),
  );
}

const DETAILS = `
  select ${RAW_PLAN}, to_json(current) as edition, to_json(stars) as stars, listed.benefits, listed.riders,
    (select coalesce(json_agg(cost order by cost.pharmacy_channel, cost.tier), '[]') from plan_tier as cost
     where cost.edition = plan.edition and cost.plan_id = plan.plan_id) as tiers,
    (select coalesce(json_agg(json_build_object(
        'state_code', area.state_code, 'county_part', area.county_part, 'county_name', county.county_name
      ) order by area.state_code, county.county_name, area.county_part), '[]')
     from plan_area as area
     left join catalogue_edition as places on places.dataset = 'geography' and places.state = 'current'
     left join county on county.edition = places.edition and county.state_code = area.state_code
       and right(county.county_fips, 3) = area.county_part
     where area.edition = plan.edition and area.plan_id = plan.plan_id) as areas
  from ${CURRENT_PLANS}
  where ${IS_CURRENT} and current.plan_year = $1 and plan.plan_id = $2`;

function toDetails(row: RawDetails): PlanDetails {
  const summary = toSummary(row);
  return {
    ...summary,
    parentOrganization: row.plan.parent_organization,
    dsnpIntegration: row.plan.dsnp_integration,
    drugBenefitType: row.plan.drug_benefit_type,
    medicalDeductibleText: parseAmounts(row.plan.medical_deductible_text),
    benefits: (row.benefits ?? []).map(toBenefit),
    tiers: row.tiers.map(toTier),
    rider: (row.riders ?? []).map(readRider),
    serviceArea: row.areas.map(({ state_code, county_part, county_name }) => ({
      stateCode: state_code,
      fipsCountyCode: county_part === '000' ? null : `${STATE_FIPS[state_code] ?? ''}${county_part}`,
      countyName: county_name,
    })),
    edition: toEdition(row.edition),
    sources: sourcesOf({
      edition: row.edition,
      stars: row.rating && row.stars,
      has: { benefits: row.benefits !== null, tiers: row.tiers.length > 0, stars: summary.starRating !== null },
    }),
  };
}

export const toTier = (row: TableRows['plan_tier']): PlanTier => ({
  pharmacyChannel: row.pharmacy_channel,
  tier: row.tier,
  label: row.label,
  initial: parseCostShare(row.initial_text),
  catastrophic: parseCostShare(row.catastrophic_text),
});

const toBenefit = (printed: PrintedBenefit): PlanBenefit => ({
  benefitId: knownBenefit(printed).benefitId,
  ...readBenefit(printed),
});
