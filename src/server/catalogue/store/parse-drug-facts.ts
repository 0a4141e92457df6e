import { isInsulin } from '#domain/drug-cost/insulin.ts';
import type { MicroDollars } from '#domain/drug-cost/micro-dollars.ts';
import type { Channel, CostRow } from '#domain/drug-cost/plan-facts.ts';
import { isAdultVaccine } from '#domain/drug-cost/vaccine.ts';
import type { DaysOfSupply, InsulinShare } from '#domain/drug-cost/year-input.ts';
import type { ChannelCost, DrugTableRows, InsulinCost, PharmacyKind } from '../drug-tables.ts';
import { type EditionRow, toEdition } from './current-editions.ts';
import type {
  DrugAtPlan,
  DrugFacts,
  InsulinTierCost,
  Listing,
  PharmacyAtPlan,
  PlanDrugFacts,
  ReferencePrice,
  Restrictions,
  TierCost,
  WantedDrug,
} from './drug-fact-types.ts';
import type { DrugFactsQuestion } from './drug-facts.ts';

type Limits = Omit<Pick<DrugTableRows['formulary_drug'], LimitName>, 'quantity_limit'> & {
  quantity_limit: number | null;
};
type LimitName =
  | 'has_quantity_limit'
  | 'quantity_limit'
  | 'quantity_limit_days'
  | 'prior_authorization'
  | 'step_therapy';
type OfDrug = { plan_id: string; wanted: string };
type PriceRow = OfDrug & { days: DaysOfSupply; unit_cost: MicroDollars; source_line: number };

/** Rows as JSON, because there numbers arrive as numbers. */
export type RawFacts = {
  edition: EditionRow | null;
  reference_edition: EditionRow | null;
  drugs: {
    ndc: string;
    rxcui: string | null;
    name: string | null;
    is_brand: boolean | null;
    generic_name: string | null;
  }[];
  plans: DrugTableRows['plan_formulary'][];
  benefits: { plan_id: string; drug_benefit_type: string | null }[];
  listings: (OfDrug & Limits & { ndc: string; tier: number; is_selected: boolean; source_line: number })[];
  excluded: (OfDrug & { row: Limits & { tier: number; source_line: number } })[];
  indications: (OfDrug & { disease: string })[];
  prices: PriceRow[];
  tier_costs: DrugTableRows['tier_cost'][];
  insulin_costs: DrugTableRows['insulin_cost'][];
  networks: { plan_id: string; row: DrugTableRows['pharmacy_network']; terms: DrugTableRows['network_terms'] | null }[];
  plans_with_network: string[];
  pharmacy: { kind: PharmacyKind; number_kind: 'npi' | 'own' } | null;
  references: (Pick<DrugTableRows['reference_price'], 'brand_name' | 'generic_name' | 'data_year' | 'source_line'> & {
    wanted: string;
    unit_cost: MicroDollars;
  })[];
};

export function toDrugFacts(raw: RawFacts, { planIds, ndcs, pharmacyNumber }: DrugFactsQuestion): DrugFacts {
  const drugs = ndcs.map((ndc) => toWantedDrug(raw, ndc));
  return {
    edition: raw.edition && toEdition(raw.edition),
    drugs,
    plans: planIds.map((planId) => toPlan(raw, planId, drugs, pharmacyNumber)),
  };
}

function toWantedDrug(raw: RawFacts, ndc: string): WantedDrug {
  const drug = raw.drugs.find((known) => known.ndc === ndc);
  const generic = drug?.generic_name ?? '';
  return {
    ndc,
    rxcui: drug?.rxcui ?? null,
    name: drug?.name ?? null,
    isBrand: drug?.is_brand ?? null,
    isInsulin: isInsulin(generic),
    isAdultVaccine: isAdultVaccine(generic),
    reference: toReference(raw, ndc),
  };
}

function toReference({ references, reference_edition }: RawFacts, ndc: string): ReferencePrice | null {
  const price = references.find(({ wanted }) => wanted === ndc);
  if (!price || !reference_edition) return null;
  return {
    unitCost: price.unit_cost,
    dataYear: price.data_year,
    brandName: price.brand_name,
    genericName: price.generic_name,
    edition: toEdition(reference_edition),
    sourceLine: price.source_line,
  };
}

function toPlan(
  raw: RawFacts,
  planId: string,
  drugs: readonly WantedDrug[],
  pharmacyNumber: string | null,
): PlanDrugFacts {
  const plan = raw.plans.find(({ plan_id }) => plan_id === planId);
  const isOfPlan = ({ plan_id }: { plan_id: string }) => plan_id === planId;
  return {
    planId,
    data: plan ? (plan.is_suppressed ? 'suppressed' : 'known') : 'no-data',
    formularyId: plan?.formulary_id ?? null,
    deductible: plan?.deductible ?? null,
    benefitType: toBenefitType(raw.benefits.find(isOfPlan)?.drug_benefit_type ?? null),
    tierCosts: raw.tier_costs.filter(isOfPlan).map(toTierCost),
    insulinCosts: raw.insulin_costs.filter(isOfPlan).map(toInsulinCost),
    drugs: drugs.map((drug) => toDrugAtPlan(raw, planId, drug, plan !== undefined)),
    pharmacy: pharmacyNumber === null ? null : toPharmacyAtPlan(raw, planId),
  };
}

function toBenefitType(type: string | null): PlanDrugFacts['benefitType'] {
  if (type === null) return 'unknown';
  // CMS calls the kinds of a basic benefit Basic, Defined Standard, Actuarially Equivalent and Basic Alternative.
  return /enhanced/i.test(type) ? 'enhanced' : 'basic';
}

function toDrugAtPlan(raw: RawFacts, planId: string, { ndc, rxcui }: WantedDrug, isKnownPlan: boolean): DrugAtPlan {
  const isThis = ({ plan_id, wanted }: OfDrug) => plan_id === planId && wanted === ndc;
  const prices = raw.prices.filter(isThis);
  const priceOf = (supply: DaysOfSupply) => {
    const price = prices.find(({ days }) => days === supply);
    return price ? { unitCost: price.unit_cost, sourceLine: price.source_line } : null;
  };
  return {
    ndc,
    listing: isKnownPlan && rxcui !== null ? toListing(raw, isThis, ndc) : { list: 'unknown' },
    diseases: raw.indications.filter(isThis).map(({ disease }) => disease),
    unitCosts: { 30: priceOf(30), 60: priceOf(60), 90: priceOf(90) },
  };
}

function toListing(raw: RawFacts, isThis: (row: OfDrug) => boolean, ndc: string): Listing {
  const listed = raw.listings.filter(isThis);
  // Of several codes of one drug the one that was asked for, or else the cheapest tier.
  const row =
    listed.find((one) => one.ndc === ndc) ?? listed.toSorted((a, b) => a.tier - b.tier || (a.ndc < b.ndc ? -1 : 1))[0];
  if (row) {
    const { tier, is_selected, source_line } = row;
    return { list: 'formulary', tier, isSelected: is_selected, sourceLine: source_line, ...toRestrictions(row) };
  }
  const left = raw.excluded.find(isThis)?.row;
  if (left) {
    return {
      list: 'excluded',
      tier: left.tier,
      isSelected: false,
      sourceLine: left.source_line,
      ...toRestrictions(left),
    };
  }
  return { list: 'none' };
}

const toRestrictions = (row: Limits): Restrictions => ({
  hasQuantityLimit: row.has_quantity_limit,
  quantityLimit: row.quantity_limit,
  quantityLimitDays: row.quantity_limit_days,
  priorAuthorization: row.prior_authorization,
  stepTherapy: row.step_therapy,
});

const toTierCost = (row: DrugTableRows['tier_cost']): TierCost => ({
  level: row.coverage_level === 0 ? 'before-deductible' : 'initial',
  tier: row.tier,
  supply: row.days as DaysOfSupply,
  hasDeductible: row.deductible_applies,
  isSpecialty: row.is_specialty,
  shares: {
    'preferred-retail': toShare(row.preferred),
    'standard-retail': toShare(row.standard),
    'preferred-mail': toShare(row.mail_preferred),
    'standard-mail': toShare(row.mail_standard),
  },
  sourceLine: row.source_line,
});

function toShare(cost: ChannelCost | null): CostRow['shares'][Channel] {
  if (cost === null) return { kind: 'not-offered' };
  if (cost.length === 0) return { kind: 'not-told' };
  const [kind, amount, least, most] = cost;
  // The limits of a copay are known before any price is.
  if (kind === 1) return { kind: 'copay', amount: Math.min(Math.max(amount, least ?? amount), most ?? Infinity) };
  return { kind: 'coinsurance', parts: amount, ...(least !== null && { least }), ...(most !== null && { most }) };
}

function toInsulinCost(row: DrugTableRows['insulin_cost']): InsulinTierCost {
  const channels: [Channel, InsulinCost | null][] = [
    ['preferred-retail', row.preferred],
    ['standard-retail', row.standard],
    ['preferred-mail', row.mail_preferred],
    ['standard-mail', row.mail_standard],
  ];
  const shares: Partial<Record<Channel, InsulinShare>> = {};
  for (const [channel, cost] of channels) {
    if (!cost) continue;
    const [copay, parts] = cost;
    shares[channel] = { ...(copay !== null && { copay }), ...(parts !== null && { parts }) };
  }
  return {
    tier: row.tier === 0 ? 'all' : row.tier,
    supply: row.days as DaysOfSupply,
    shares,
    sourceLine: row.source_line,
  };
}

function toPharmacyAtPlan(raw: RawFacts, planId: string): PharmacyAtPlan {
  const found = raw.networks.find(({ plan_id }) => plan_id === planId);
  const isMail = raw.pharmacy
    ? raw.pharmacy.kind === 'mail'
    : found
      ? found.row.is_mail && !found.row.is_retail
      : false;
  const delivery = isMail ? 'mail' : 'retail';
  if (!found) {
    // Without a provider number no network file could name it; nor can one that was not loaded. And of a pharmacy that
    // is on no list any more nobody knows what it is: a plan that does not name it says nothing of it.
    const isTold = raw.plans_with_network.includes(planId) && raw.pharmacy && raw.pharmacy.number_kind !== 'own';
    return { place: { delivery, network: isTold ? 'out' : 'unknown' }, prices: null, isInArea: null };
  }
  const { row, terms } = found;
  const isIn = isMail ? row.is_mail : row.is_retail;
  const isPreferred = isMail ? row.is_preferred_mail : row.is_preferred_retail;
  return {
    place: { delivery, network: isIn ? (isPreferred ? 'preferred' : 'standard') : 'out' },
    prices: terms && { fees: toFees(terms.fees), floor: terms.floor_price },
    isInArea: row.is_in_area,
  };
}

const toFees = (fees: readonly (number | null)[]) => {
  const from = (first: number) => ({
    30: fees[first] ?? null,
    60: fees[first + 1] ?? null,
    90: fees[first + 2] ?? null,
  });
  return { brand: from(0), generic: from(3), selected: from(6) };
};
