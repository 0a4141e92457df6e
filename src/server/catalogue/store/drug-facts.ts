import type { Queryable } from '#server/db/transaction.ts';
import { EDITIONS_KEY } from './current-editions.ts';
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
export async function readPlanDrugFacts(
  db: Queryable,
  question: DrugFactsQuestion,
): Promise<{ key: string; facts: DrugFacts }> {
  const { planYear, planIds, ndcs, pharmacyNumbers } = question;
  const { rows } = await db.query<RawFacts>({
    name: 'plan-drug-facts',
    text: FACTS,
    values: [planYear, planIds, ndcs, pharmacyNumbers],
  });
  const raw = rows[0] as RawFacts;
  return { key: raw.key, facts: toDrugFacts(raw, question) };
}

const allOf = (row: string, from: string) => `(select coalesce(json_agg(${row}), '[]') from ${from})`;

/** Whose current edition a table belongs to, by the name that the question below gives it. */
type EditionName = 'form' | 'names' | 'knowledge';

/**
 * The rows of one partition by their key, chosen for row by row: 'offset 0' keeps the planner from reading a whole table
 * of millions of rows instead, whatever it guesses.
 */
const lookUp = (table: string, edition: EditionName, where: string) =>
  `lateral (select found.* from ${table} as found where found.edition = (select edition from ${edition}) and ${where} offset 0)`;

/** The same in the largest tables, which know an edition by its number. */
const lookUpLarge = (table: string, where: string) =>
  `lateral (select found.* from ${table} as found where found.edition_number = (select number from form) and ${where} offset 0)`;

// A row holds some pharmacies, from its first number up to that of the next row.
const NEAR_NUMBER = `found.network = in_network.network and found.first_number <= chosen.pharmacy_number
  order by found.first_number desc limit 1`;

const OF_CONTRACT_PLAN = 'found.contract_plan = left(known_plan.plan_id, 8) and found.rxcui = choice.rxcui';

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
    left join ${lookUp('drug_ndc', 'names', 'found.ndc = wanted.ndc')} as code on true
    left join lateral (
      select listed.rxcui from formulary_drug as listed
      where listed.edition = (select edition from form) and listed.ndc = wanted.ndc and code.rxcui is null
      order by listed.formulary_id limit 1) as proxy on true
  ), named as materialized (
    select resolved.ndc, resolved.rxcui, drug.name, drug.is_brand, drug.generic_name, drug.proxy_ndc,
      known.choice_key, known.unit, known.item, known.packages, known.asks_size, known.price_match,
      known.price_brand_name, known.price_generic_name, known.price_line, known.unit_cost, known.data_year
    from resolved
    left join ${lookUp('drug', 'names', 'found.rxcui = resolved.rxcui')} as drug on true
    left join ${lookUp('drug_knowledge', 'knowledge', 'found.rxcui = resolved.rxcui')} as known on true
  ), choice as materialized (
    select ndc, rxcui, 0 as rank from named
    union all
    select named.ndc, known.rxcui, 1 from named
    join ${lookUp('drug_knowledge', 'knowledge', 'found.choice_key = named.choice_key')} as known
      on known.rxcui <> named.rxcui
  ), listing as materialized (
    select known_plan.plan_id, known_plan.plan_number, choice.ndc as wanted, choice.rank, listed.ndc, listed.rxcui,
      listed.tier, listed.is_selected, listed.has_quantity_limit, listed.quantity_limit, listed.quantity_limit_days,
      listed.prior_authorization, listed.step_therapy, listed.source_line
    from known_plan cross join choice
    cross join ${lookUp(
      'formulary_drug',
      'form',
      'found.formulary_id = known_plan.formulary_id and found.rxcui = choice.rxcui',
    )} as listed
  )
  select
    ${EDITIONS_KEY} as key,
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
       cross join ${lookUp('excluded_drug', 'form', OF_CONTRACT_PLAN)} as left_out`,
    )} as excluded,
    ${allOf(
      "json_build_object('plan_id', known_plan.plan_id, 'wanted', choice.ndc, 'disease', cover.disease)",
      `known_plan cross join choice
       cross join ${lookUp('indication_cover', 'form', OF_CONTRACT_PLAN)} as cover`,
    )} as indications,
    ${allOf(
      'priced',
      `(select distinct on (coded.plan_id, coded.wanted, supply.days)
          coded.plan_id, coded.wanted, supply.days, supply.unit_cost, list.source_line + supply.line as source_line
        from (select plan_id, plan_number, wanted, ndc, min(rank) as rank
              from (select plan_id, plan_number, named.ndc as wanted, named.ndc, 0 as rank from known_plan, named
                    union all select plan_id, plan_number, wanted, ndc, 1 from listing
                    union all select plan_id, plan_number, named.ndc, proxy_ndc, 2 from known_plan, named
                      where proxy_ndc is not null) as any_code
              group by plan_id, plan_number, wanted, ndc) as coded
        cross join ${lookUpLarge('plan_prices', 'found.plan_number = coded.plan_number')} as list
        cross join ${lookUpLarge(
          'drug_price',
          'found.price_list = list.price_list and found.ndc = coded.ndc::bigint',
        )} as price
        cross join lateral (values (30, price.cost_30, price.line_30), (60, price.cost_60, price.line_60),
          (90, price.cost_90, price.line_90)) as supply (days, unit_cost, line)
        where supply.unit_cost is not null
        order by coded.plan_id, coded.wanted, supply.days, coded.rank, coded.ndc, list.part) as priced`,
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
      "json_build_object('plan_id', known_plan.plan_id, 'pharmacy_number', chosen.pharmacy_number, 'terms', agreed)",
      `known_plan cross join unnest($4::text[]::bigint[]) as chosen (pharmacy_number)
       cross join lateral (
         select near.terms[array_position(near.pharmacy_numbers, chosen.pharmacy_number)] as terms
         from ${lookUpLarge('plan_network', 'found.plan_number = known_plan.plan_number')} as in_network
         cross join ${lookUpLarge('pharmacy_network', NEAR_NUMBER)} as near
         where chosen.pharmacy_number = any (near.pharmacy_numbers)
         order by in_network.part limit 1) as network
       cross join ${lookUp('network_terms', 'form', 'found.terms = network.terms')} as agreed`,
    )} as networks,
    ${allOf(
      'known_plan.plan_id',
      `known_plan where exists (select from plan_network as in_network
         where in_network.edition_number = (select number from form) and in_network.plan_number = known_plan.plan_number)`,
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
