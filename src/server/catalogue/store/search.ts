import type { PlanSearch } from '#contract/plan-search.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { type EditionRow, toEdition } from './current-editions.ts';
import { CURRENT_PLANS, IS_CURRENT, RAW_PLAN, type RawPlan, toSummary } from './summary.ts';

export type SearchQuestion = {
  planYear: number;
  productType: PlanSearch['productType'];
  stateCode: string;
  /** The county part, three digits. */
  fipsCountyCode: string;
};

type RawSearch = { plans: RawPlan[]; edition: EditionRow | null; years: number[] };

/** The plans of a county, cheapest first; a plan whose premium is not known comes last. */
export async function searchCatalogue(db: Queryable, question: SearchQuestion): Promise<PlanSearch> {
  const { planYear, productType, stateCode, fipsCountyCode } = question;
  const { rows } = await db.query<RawSearch>({
    name: 'search-plans',
    text: SEARCH,
    values: [planYear, productType, stateCode, fipsCountyCode],
  });
  const [{ plans, edition, years } = { plans: [], edition: null, years: [] }] = rows;
  return {
    planYear,
    productType,
    plans: plans.map(toSummary),
    yearsWithPlans: years,
    edition: edition && toEdition(edition),
  };
}

export async function listYearsWithPlans(db: Queryable, stateCode: string, fipsCountyCode: string): Promise<number[]> {
  const { rows } = await db.query<{ years: number[] }>({
    name: 'years-with-plans',
    text: `select ${yearsWithPlans('$1', '$2')} as years`,
    values: [stateCode, fipsCountyCode],
  });
  return rows[0]?.years ?? [];
}

// '000' stands for a whole state.
const inCounty = (state: string, county: string) =>
  `area.state_code = ${state} and area.county_part in (${county}, '000')`;

const yearsWithPlans = (state: string, county: string) => `(
  select coalesce(array_agg(current.plan_year order by current.plan_year), '{}')
  from catalogue_edition as current
  where ${IS_CURRENT}
    and exists (select from plan_area as area where area.edition = current.edition and ${inCounty(state, county)}))`;

const SEARCH = `
  select
    (select coalesce(json_agg(found order by (found.plan->>'monthly_premium')::integer nulls last,
                              found.plan->>'plan_name', found.plan->>'plan_id'), '[]')
     from (select ${RAW_PLAN}
           from ${CURRENT_PLANS}
           where ${IS_CURRENT} and current.plan_year = $1 and ($2 = 'ALL' or plan.plan_type = $2)
             and exists (select from plan_area as area
                         where area.edition = plan.edition and area.plan_id = plan.plan_id
                           and ${inCounty('$3', '$4')})) as found) as plans,
    (select to_json(current) from catalogue_edition as current
     where ${IS_CURRENT} and current.plan_year = $1) as edition,
    ${yearsWithPlans('$3', '$4')} as years`;
