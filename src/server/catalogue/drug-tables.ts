import type { DrugFrequency } from '#domain/drug-cost/drug-quantity.ts';
import type { BillingUnit, DoseItem } from '#domain/drugs/dispensing.ts';
import type { PriceMatch } from '#domain/drugs/price-match.ts';

/** Rows of the drug and pharmacy tables, as readers hand them over. */
type Restrictions = {
  quantity_limit: string | null;
  quantity_limit_days: number | null;
  has_quantity_limit: boolean;
  prior_authorization: boolean;
  step_therapy: boolean;
};

/**
 * Copay 1 or coinsurance 2, the amount, the least and the most; in cents and parts of ten thousand. Empty where the file
 * leaves it open; null, in its place, is a known 'not offered'.
 */
export type ChannelCost = [kind: 1 | 2, amount: number, least: number | null, most: number | null] | [];

/** Copay in cents and coinsurance in parts of ten thousand. */
export type InsulinCost = [copay: number | null, parts: number | null];

type Channels<Cost> = {
  preferred: Cost | null;
  standard: Cost | null;
  mail_preferred: Cost | null;
  mail_standard: Cost | null;
};

export type PharmacyKind = 'retail' | 'mail' | 'long-term-care';

export type DrugRow = {
  rxcui: string;
  name: string;
  term_type: string;
  is_brand: boolean;
  generic_name: string;
  brand_name: string | null;
  strengths: string;
  dose_form: string;
  generic_rxcui: string | null;
  proxy_ndc: string | null;
  ingredient_key: string;
  source_line: number;
};

/** What is decided of a drug when its names, codes and prices are loaded. */
export type DrugKnowledgeRow = {
  rxcui: string;
  choice_key: string;
  display_name: string;
  unit: BillingUnit | null;
  item: DoseItem;
  /** JSON: [[name, size], ...]. */
  packages: string;
  asks_size: boolean;
  usual_quantity: number | null;
  usual_frequency: DrugFrequency | null;
  /** Where the unit and the packages are known from, for people to check. */
  unit_source: string;
  package_source: string;
  is_part_d: boolean | null;
  price_match: PriceMatch;
  price_brand_name: string | null;
  price_generic_name: string | null;
  price_line: number | null;
  unit_cost: number | null;
  data_year: number | null;
};

export type PharmacyRow = {
  pharmacy_number: string;
  number_kind: 'npi' | 'own';
  name: string;
  kind: PharmacyKind;
  street: string | null;
  city: string | null;
  state_code: string;
  zip: string;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  place_kind: 'address' | null;
  licence_ends: string | null;
  source_line: number;
};

export type DrugTableRows = {
  drug: DrugRow;
  drug_ndc: { ndc: string; rxcui: string; source_line: number };
  drug_package: {
    ndc: string;
    package_name: string;
    size: string;
    size_unit: string;
    quantity: string;
    source_line: number;
  };
  drug_term: {
    name: string;
    is_brand: boolean;
    leads_to: string | null;
    substance: string | null;
    keys: readonly string[];
    weight: number;
    rxcuis: readonly string[];
  };
  reference_price: {
    brand_name: string;
    generic_name: string;
    data_year: number;
    unit_cost: string;
    claims: number | null;
    source_line: number;
  };
  /** What a list of acquisition costs (NADAC) tells of a code. */
  drug_unit: {
    ndc: string;
    rxcui: string | null;
    unit: BillingUnit | null;
    unit_price: string | null;
    price_date: string | null;
    source_line: number;
  };
  drug_knowledge: DrugKnowledgeRow;
  pharmacy: PharmacyRow;
  plan_formulary: {
    plan_id: string;
    plan_number: number;
    formulary_id: string;
    deductible: number | null;
    premium: number | null;
    snp_kind: number | null;
    is_suppressed: boolean;
    source_line: number;
  };
  drug_region: {
    ssa_county_code: string;
    state_name: string;
    county_name: string;
    ma_region: string | null;
    pdp_region: string | null;
    source_line: number;
  };
  formulary_drug: Restrictions & {
    formulary_id: string;
    formulary_version: number;
    rxcui: string;
    ndc: string;
    tier: number;
    is_selected: boolean;
    source_line: number;
  };
  excluded_drug: Restrictions & {
    contract_plan: string;
    rxcui: string;
    tier: number;
    is_capped: boolean;
    source_line: number;
  };
  indication_cover: { contract_plan: string; rxcui: string; disease: string; source_line: number };
  tier_cost: Channels<ChannelCost> & {
    plan_id: string;
    coverage_level: number;
    tier: number;
    days: number;
    is_specialty: boolean;
    deductible_applies: boolean;
    source_line: number;
  };
  insulin_cost: Channels<InsulinCost> & { plan_id: string; tier: number; days: number; source_line: number };
  /** How far below the first line of the list a cost stands. */
  drug_price: { ndc: number; price_list: number } & Record<`cost_${PricedDays}` | `line_${PricedDays}`, number | null>;
  plan_prices: PlanPart & { price_list: number };
  /** Pharmacies of a network in the order of their numbers; lines as of prices. */
  pharmacy_network: {
    network: number;
    first_number: number;
    pharmacy_numbers: readonly number[];
    terms: readonly number[];
    lines: readonly number[];
  };
  plan_network: PlanPart & { network: number };
  network_terms: NetworkTerms;
};

type PricedDays = 30 | 60 | 90;

/** What a file tells of a plan in one piece; the loader adds the file. */
type PlanPart = { plan_number: number; part: number; source_line: number };

/** What a pharmacy is to a plan, and what it asks for handing a drug out. */
export type NetworkTerms = {
  terms: number;
  is_retail: boolean;
  is_mail: boolean;
  is_preferred_retail: boolean;
  is_preferred_mail: boolean;
  is_in_area: boolean;
  floor_price: number | null;
  fees: (number | null)[];
};
