import type { DaysOfSupply } from '#domain/drug-cost/year-input.ts';
import type { MicroDollars } from '#domain/money/micro-dollars.ts';
import type { DrugKnowledgeRow, DrugTableRows, NetworkTerms, PharmacyKind } from '../drug-tables.ts';
import type { EditionRow } from './current-editions.ts';

export type Limits = Omit<Pick<DrugTableRows['formulary_drug'], LimitName>, 'quantity_limit'> & {
  quantity_limit: number | null;
};
type LimitName =
  | 'has_quantity_limit'
  | 'quantity_limit'
  | 'quantity_limit_days'
  | 'prior_authorization'
  | 'step_therapy';
export type OfDrug = { plan_id: string; wanted: string };
/** rank: 0 for the drug itself, 1 for those that a person can not tell apart from it. */
type OfChoice = OfDrug & { rank: number };
type PriceRow = OfDrug & { days: DaysOfSupply; unit_cost: MicroDollars; source_line: number };

/** Rows as JSON, because there numbers arrive as numbers. */
export type RawFacts = {
  /** Of all editions that were current in the statement. */
  key: string;
  edition: EditionRow | null;
  reference_edition: EditionRow | null;
  drugs: {
    ndc: string;
    rxcui: string | null;
    name: string | null;
    is_brand: boolean | null;
    generic_name: string | null;
    /** What follows is null where nothing is decided of the drug. */
    choice_key: string | null;
    unit: DrugKnowledgeRow['unit'];
    item: DrugKnowledgeRow['item'];
    packages: readonly (readonly [name: string, size: number])[];
    asks_size: boolean;
    price_match: DrugKnowledgeRow['price_match'];
    price_brand_name: string | null;
    price_generic_name: string | null;
    price_line: number | null;
    unit_cost: MicroDollars | null;
    data_year: number | null;
  }[];
  plans: DrugTableRows['plan_formulary'][];
  benefits: { plan_id: string; drug_benefit_type: string | null }[];
  listings: (OfChoice & Limits & { ndc: string; tier: number; is_selected: boolean; source_line: number })[];
  excluded: (OfChoice & { row: Limits & { tier: number; source_line: number } })[];
  indications: (OfDrug & { disease: string })[];
  prices: PriceRow[];
  tier_costs: DrugTableRows['tier_cost'][];
  insulin_costs: DrugTableRows['insulin_cost'][];
  networks: { plan_id: string; pharmacy_number: number; terms: NetworkTerms }[];
  plans_with_network: string[];
  pharmacies: RawPharmacy[];
};

export type RawDrug = RawFacts['drugs'][number];
export type RawPharmacy = {
  pharmacy_number: string;
  kind: PharmacyKind;
  number_kind: 'npi' | 'own';
  is_of_year: boolean;
};
