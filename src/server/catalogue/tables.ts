import type { Dataset } from './dataset.ts';
import type { DrugTableRows } from './drug-tables.ts';
import type { ProviderGoneRow, ProviderPlaceRow } from './provider-tables.ts';

/** What a reader hands over for one row of a table; the loader adds the edition. */
export type PlanRow = {
  plan_id: string;
  plan_year: number;
  contract_id: string;
  pbp_number: string;
  segment_id: string;
  plan_name: string;
  plan_type: string;
  snp_type: string | null;
  plan_product_type: string;
  organization_name: string;
  parent_organization: string | null;
  drug_coverage: boolean;
  monthly_premium: number | null;
  medical_premium: number | null;
  drug_premium: number | null;
  part_b_premium_reduction: number | null;
  part_d_deductible: number | null;
  medical_deductible: number | null;
  medical_deductible_text: string | null;
  out_of_pocket_maximum: number | null;
  combined_out_of_pocket_maximum: number | null;
  snp_condition: string | null;
  dsnp_integration: string | null;
  drug_benefit_type: string | null;
  star_overall: number | null;
  star_medical: number | null;
  star_drug: number | null;
  star_reason: string | null;
  phone_number: string | null;
  member_phone_number: string | null;
  address: string | null;
  source_line: number;
};

export type TableRows = DrugTableRows & {
  provider_place: ProviderPlaceRow;
  provider_gone: ProviderGoneRow;
  plan: PlanRow;
  plan_area: { state_code: string; county_part: string; plan_id: string; source_line: number };
  plan_tier: {
    plan_id: string;
    pharmacy_channel: string;
    tier: number;
    label: string;
    initial_cost_type: 'copay' | 'coinsurance' | 'text';
    initial_cost: number | null;
    initial_text: string;
    catastrophic_text: string | null;
    source_line: number;
  };
  plan_benefits: {
    plan_id: string;
    benefits: object[];
    covered_benefits: string[] | null;
    riders: object[] | null;
    source_line: number;
  };
  contract_rating: {
    contract_id: string;
    overall: number | null;
    medical: number | null;
    drug: number | null;
    reason: string | null;
    source_line: number;
  };
  county: {
    county_fips: string;
    state_code: string;
    county_name: string;
    ssa_county_codes: string[];
    source_line: number;
  };
  zip_county: {
    zip: string;
    county_fips: string;
    share: number | null;
    latitude: number | null;
    longitude: number | null;
    source_line: number;
  };
};
export type Table = keyof TableRows;

/** The key of each table below its edition. */
export const KEYS: { readonly [Name in Table]: readonly (keyof TableRows[Name] & string)[] } = {
  plan: ['plan_id'],
  plan_area: ['state_code', 'county_part', 'plan_id'],
  plan_tier: ['plan_id', 'pharmacy_channel', 'tier'],
  plan_benefits: ['plan_id'],
  contract_rating: ['contract_id'],
  county: ['county_fips'],
  zip_county: ['zip', 'county_fips'],
  drug: ['rxcui'],
  drug_ndc: ['ndc'],
  drug_package: ['ndc'],
  drug_term: ['name', 'is_brand'],
  drug_unit: ['ndc'],
  reference_price: ['brand_name', 'generic_name'],
  drug_knowledge: ['rxcui'],
  pharmacy: ['pharmacy_number'],
  plan_formulary: ['plan_id'],
  drug_region: ['ssa_county_code'],
  formulary_drug: ['formulary_id', 'rxcui', 'ndc'],
  excluded_drug: ['contract_plan', 'rxcui'],
  indication_cover: ['contract_plan', 'rxcui', 'disease'],
  tier_cost: ['plan_id', 'tier', 'days', 'coverage_level'],
  insulin_cost: ['plan_id', 'tier', 'days'],
  drug_price: ['price_list', 'ndc'],
  plan_prices: ['plan_number', 'part'],
  pharmacy_network: ['network', 'first_number'],
  plan_network: ['plan_number', 'part'],
  network_terms: ['terms'],
  provider_place: ['npi', 'place'],
  provider_gone: ['npi'],
};

export const TABLES_OF: Record<Dataset, readonly Table[]> = {
  plans: ['plan', 'plan_area', 'plan_tier', 'plan_benefits'],
  stars: ['contract_rating'],
  geography: ['county', 'zip_county'],
  drugs: ['drug', 'drug_ndc', 'drug_package', 'drug_unit'],
  'reference-prices': ['reference_price'],
  'drug-knowledge': ['drug_knowledge', 'drug_term'],
  pharmacies: ['pharmacy'],
  formularies: [
    'plan_formulary',
    'drug_region',
    'formulary_drug',
    'excluded_drug',
    'indication_cover',
    'tier_cost',
    'insulin_cost',
    'drug_price',
    'plan_prices',
    'pharmacy_network',
    'plan_network',
    'network_terms',
  ] as Table[],
  providers: ['provider_place', 'provider_gone'],
};

/** Of a national file these have many millions of rows. Their editions are numbers, and no part of their keys. */
export const LARGE_TABLES: readonly Table[] = ['drug_price', 'plan_prices', 'pharmacy_network', 'plan_network'];

/** Without a row in it, an edition is not worth having. */
export const MUST_HAVE_ROWS: Record<Dataset, readonly Table[]> = {
  plans: ['plan', 'plan_area'],
  stars: ['contract_rating'],
  geography: ['county', 'zip_county'],
  drugs: ['drug'],
  'reference-prices': ['reference_price'],
  // Prices may be loaded before drugs: then nothing is known yet.
  'drug-knowledge': [],
  pharmacies: ['pharmacy'],
  formularies: ['plan_formulary', 'formulary_drug', 'tier_cost'],
  providers: ['provider_place'],
};

export type Put = <Name extends Table>(table: Name, row: TableRows[Name]) => void;
