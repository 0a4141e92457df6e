import type { Edition } from '#contract/plan.ts';
import type {
  CatalogueDrug,
  FormularyDrug,
  PlanDrugs,
  PharmacyAtPlan as PricedPharmacy,
  ReferencePrice,
} from '#domain/drug-cost/drug-facts.ts';
import type { PharmacyKind } from '../drug-tables.ts';

export type PriceOfEdition = ReferencePrice & { edition: Edition };

export type RequestedDrugFacts = Omit<CatalogueDrug, 'reference'> & { reference: PriceOfEdition | null };

export type PharmacyAtPlan = PricedPharmacy & {
  /** Null for a number that no list has. */
  kind: PharmacyKind | null;
  isInArea: boolean | null;
};

/** What holds for a plan whatever the drug and the pharmacy. */
export type PlanFacts = Omit<PlanDrugs, 'drugs'> & { formularyId: string | null };

export type PlanDrugFacts = PlanFacts & {
  drugs: FormularyDrug[];
  /** In the order in which they were requested. */
  pharmacies: PharmacyAtPlan[];
};

export type DrugFacts = {
  /** Where all facts of plans come from; null when no drug files of the year are loaded. */
  edition: Edition | null;
  drugs: RequestedDrugFacts[];
  plans: PlanDrugFacts[];
};
