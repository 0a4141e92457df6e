import type { Queryable } from '#server/db/transaction.ts';
import type { DrugFacts } from './drug-fact-types.ts';
import { toDrugFacts } from './parse-drug-facts.ts';
import type { RawFacts } from './raw-drug-facts.ts';

export type DrugFactsQuestion = {
  planYear: number;
  planIds: readonly string[];
  /** Codes of eleven digits. */
  ndcs: readonly string[];
  pharmacyNumbers: readonly string[];
};

/** All that is known of what some drugs cost at some pharmacies under each of some plans, in one question. */
export async function readPlanDrugFacts(db: Queryable, question: DrugFactsQuestion): Promise<DrugFacts> {
  const { planYear, planIds, ndcs, pharmacyNumbers } = question;
  const { rows } = await db.query<RawFacts>({
    name: 'plan-drug-facts',
    text: FACTS,
    values: [planYear, planIds, ndcs, pharmacyNumbers],
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
  ), knowledge as materialized (
    select * from catalogue_edition where dataset = 'drug-knowledge' and state = 'current'
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
    select resolved.ndc, resolved.rxcui, drug.name, drug.is_brand, drug.generic_name, drug.proxy_ndc,
      known.choice_key, known.unit, known.item, known.packages, known.asks_size, known.price_match,
      known.price_brand_name, known.price_generic_name, known.price_line, known.unit_cost, known.data_year
    from resolved
    left join drug on drug.edition = (select edition from names) and drug.rxcui = resolved.rxcui
    left join drug_knowledge as known on known.edition = (select edition from knowledge)
      and known.rxcui = resolved.rxcui
  ), choice as materialized (
    select ndc, rxcui, 0 as rank from named
    union all
    select named.ndc, known.rxcui, 1 from named join drug_knowledge as known
      on known.edition = (select edition from knowledge) and known.choice_key = named.choice_key
        and known.rxcui <> named.rxcui
  ), listing as materialized (
    select known_plan.plan_id, known_plan.plan_number, choice.ndc as wanted, choice.rank, listed.ndc, listed.rxcui,
      listed.tier, listed.is_selected, listed.has_quantity_limit, listed.quantity_limit, listed.quantity_limit_days,
      listed.prior_authorization, listed.step_therapy, listed.source_line
    from known_plan cross join choice
    join formulary_drug as listed on listed.edition = (select edition from form)
      and listed.formulary_id = known_plan.formulary_id and listed.rxcui = choice.rxcui
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
      "json_build_object('plan_id', known_plan.plan_id, 'wanted', choice.ndc, 'rank', choice.rank, 'row', left_out)",
      `known_plan cross join choice
       join excluded_drug as left_out on left_out.edition = (select edition from form)
         and left_out.contract_plan = left(known_plan.plan_id, 8) and left_out.rxcui = choice.rxcui`,
    )} as excluded,
    ${allOf(
      "json_build_object('plan_id', known_plan.plan_id, 'wanted', choice.ndc, 'disease', cover.disease)",
      `known_plan cross join choice
       join indication_cover as cover on cover.edition = (select edition from form)
         and cover.contract_plan = left(known_plan.plan_id, 8) and cover.rxcui = choice.rxcui`,
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
         and network.plan_number = known_plan.plan_number and network.pharmacy_number = any ($4::text[]::bigint[])
       left join network_terms as agreed on agreed.edition = network.edition and agreed.terms = network.terms`,
    )} as networks,
    ${allOf(
      'known_plan.plan_id',
      `known_plan join network_plan as told on told.edition = (select edition from form)
         and told.plan_number = known_plan.plan_number`,
    )} as plans_with_network,
    ${allOf(
      'found',
      `(select distinct on (listed.pharmacy_number) listed.pharmacy_number, listed.kind, listed.number_kind,
          current.plan_year is null or current.plan_year = $1 as is_of_year
        from catalogue_edition as current join pharmacy as listed using (edition)
        where current.dataset = 'pharmacies' and current.state = 'current'
          and listed.pharmacy_number = any ($4::text[])
        order by listed.pharmacy_number, is_of_year desc, current.plan_year nulls first) as found`,
    )} as pharmacies`;
