import type { Queryable } from '#server/db/transaction.ts';
import type { DrugFacts } from './drug-fact-types.ts';
import { type RawFacts, toDrugFacts } from './parse-drug-facts.ts';

export type DrugFactsQuestion = {
  planYear: number;
  planIds: readonly string[];
  /** Codes of eleven digits. */
  ndcs: readonly string[];
  pharmacyNumber: string | null;
};

/** All that is known of what some drugs cost at one pharmacy under each of some plans, in one question. */
export async function readPlanDrugFacts(db: Queryable, question: DrugFactsQuestion): Promise<DrugFacts> {
  const { planYear, planIds, ndcs, pharmacyNumber } = question;
  const { rows } = await db.query<RawFacts>({
    name: 'plan-drug-facts',
    text: FACTS,
    values: [planYear, planIds, ndcs, pharmacyNumber],
  });
  return toDrugFacts(rows[0] as RawFacts, question);
}

const allOf = (row: string, from: string) => `(select coalesce(json_agg(${row}), '[]') from ${from})`;

// Codes in the largest tables are numbers. Each subquery names its edition, so that only its own partition is read.
const FACTS = `
  with form as materialized (
    select * from catalogue_edition where dataset = 'formularies' and state = 'current' and plan_year = $1
  ), names as materialized (
    select * from catalogue_edition where dataset = 'drugs' and state = 'current'
  ), known_plan as materialized (
    select listed.* from plan_formulary as listed
    where listed.edition = (select edition from form) and listed.plan_id = any ($2::text[])
  ), resolved as materialized (
    select wanted.ndc, coalesce(code.rxcui, proxy.rxcui) as rxcui
    from unnest($3::text[]) as wanted (ndc)
    left join drug_ndc as code on code.edition = (select edition from names) and code.ndc = wanted.ndc
    left join lateral (
      select listed.rxcui from formulary_drug as listed
      where listed.edition = (select edition from form) and listed.ndc = wanted.ndc and code.rxcui is null
      order by listed.formulary_id limit 1) as proxy on true
  ), named as materialized (
    select resolved.ndc, resolved.rxcui, drug.name, drug.is_brand, drug.generic_name, drug.brand_name,
      drug.ingredient_key, drug.dose_form, drug.proxy_ndc
    from resolved
    left join drug on drug.edition = (select edition from names) and drug.rxcui = resolved.rxcui
  ), listing as materialized (
    select known_plan.plan_id, known_plan.plan_number, named.ndc as wanted, listed.ndc, listed.rxcui, listed.tier,
      listed.is_selected, listed.has_quantity_limit, listed.quantity_limit, listed.quantity_limit_days,
      listed.prior_authorization, listed.step_therapy, listed.source_line
    from known_plan cross join named
    join formulary_drug as listed on listed.edition = (select edition from form)
      and listed.formulary_id = known_plan.formulary_id and listed.rxcui = named.rxcui
  )
  select
    (select to_json(form) from form) as edition,
    (select to_json(prices) from catalogue_edition as prices
     where prices.dataset = 'reference-prices' and prices.state = 'current') as reference_edition,
    ${allOf('named', 'named')} as drugs,
    ${allOf('known_plan', 'known_plan')} as plans,
    ${allOf(
      "json_build_object('plan_id', plan.plan_id, 'drug_benefit_type', plan.drug_benefit_type)",
      `catalogue_edition as current join plan using (edition)
       where current.dataset = 'plans' and current.state = 'current' and current.plan_year = $1
         and plan.plan_id = any ($2::text[])`,
    )} as benefits,
    ${allOf('listing', 'listing')} as listings,
    ${allOf(
      "json_build_object('plan_id', known_plan.plan_id, 'wanted', named.ndc, 'row', left_out)",
      `known_plan cross join named
       join excluded_drug as left_out on left_out.edition = (select edition from form)
         and left_out.contract_plan = left(known_plan.plan_id, 8) and left_out.rxcui = named.rxcui`,
    )} as excluded,
    ${allOf(
      "json_build_object('plan_id', known_plan.plan_id, 'wanted', named.ndc, 'disease', cover.disease)",
      `known_plan cross join named
       join indication_cover as cover on cover.edition = (select edition from form)
         and cover.contract_plan = left(known_plan.plan_id, 8) and cover.rxcui = named.rxcui`,
    )} as indications,
    ${allOf(
      'priced',
      `(select distinct on (known_plan.plan_id, coded.wanted, price.days)
          known_plan.plan_id, coded.wanted, price.days, price.unit_cost, price.source_line
        from known_plan
        join (select ndc as wanted, ndc, 0 as rank, null as plan_id from named
              union all select wanted, ndc, 1, plan_id from listing
              union all select ndc, proxy_ndc, 2, null from named where proxy_ndc is not null) as coded
          on coded.plan_id is null or coded.plan_id = known_plan.plan_id
        join drug_price as price on price.edition = (select edition from form)
          and price.plan_number = known_plan.plan_number and price.ndc = coded.ndc::bigint
        order by known_plan.plan_id, coded.wanted, price.days, coded.rank, coded.ndc) as priced`,
    )} as prices,
    ${allOf(
      'cost',
      `tier_cost as cost where cost.edition = (select edition from form) and cost.coverage_level < 3
         and cost.plan_id = any ($2::text[])`,
    )} as tier_costs,
    ${allOf(
      'cost',
      `insulin_cost as cost where cost.edition = (select edition from form)
         and cost.plan_id = any ($2::text[])`,
    )} as insulin_costs,
    ${allOf(
      "json_build_object('plan_id', known_plan.plan_id, 'row', network, 'terms', agreed)",
      `known_plan
       join pharmacy_network as network on network.edition = (select edition from form)
         and network.plan_number = known_plan.plan_number and network.pharmacy_number = $4::text::bigint
       left join network_terms as agreed on agreed.edition = network.edition and agreed.terms = network.terms`,
    )} as networks,
    ${allOf(
      'known_plan.plan_id',
      `known_plan join network_plan as told on told.edition = (select edition from form)
         and told.plan_number = known_plan.plan_number`,
    )} as plans_with_network,
    (select json_build_object('kind', listed.kind, 'number_kind', listed.number_kind)
     from catalogue_edition as current join pharmacy as listed using (edition)
     where current.dataset = 'pharmacies' and current.state = 'current' and listed.pharmacy_number = $4::text
       and (current.plan_year is null or current.plan_year = $1)
     order by current.plan_year nulls first limit 1) as pharmacy,
    ${allOf(
      'priced',
      `(select distinct on (named.ndc) named.ndc as wanted, price.brand_name, price.generic_name, price.data_year,
          round(price.unit_cost * 1000000)::bigint as unit_cost, price.source_line
        from catalogue_edition as current join reference_price as price using (edition)
        join named on case when named.is_brand
          then price.is_brand and price.brand_key = regexp_replace(lower(named.brand_name), '[^a-z0-9]', '', 'g')
          else not price.is_brand and price.ingredient_key = named.ingredient_key end
        where current.dataset = 'reference-prices' and current.state = 'current'
        order by named.ndc,
          strpos(lower(named.generic_name), lower(price.generic_name)) = 1 desc,
          price.is_modified = (named.dose_form ~* '(extended|delayed) release') desc,
          price.claims desc nulls last) as priced`,
    )} as references`;
