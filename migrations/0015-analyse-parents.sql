-- A load counts how values are spread over all partitions of a table. Those that are here already were never counted so.
analyze plan, plan_area, plan_tier, plan_benefits, contract_rating, county, zip_county, drug, drug_ndc, drug_package,
  drug_term, drug_unit, drug_knowledge, reference_price, pharmacy, plan_formulary, drug_region, formulary_drug,
  excluded_drug, indication_cover, tier_cost, insulin_cost, drug_price, pharmacy_network, network_terms, network_plan;
