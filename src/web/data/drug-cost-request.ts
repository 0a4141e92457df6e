import type { EstimateRequest } from '#contract/drug-cost.ts';
import type { DrugToKeep, Pharmacy } from '#contract/saved-drugs.ts';
import { mostPlansFor } from '#domain/drug-cost/most-plans.ts';
import type { SubsidyLevel } from '#domain/extra-help/choice.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';

/** A plan whose drug costs are asked for, and where it is shopped for. */
export type PlanToPrice = {
  planId: string;
  planYear: number;
  planType: PlanType;
  zipCode: string;
  /** Five digits. */
  county: string;
};

/** What the costs of a list of drugs depend on besides the plan. */
export type DrugsToPrice = {
  drugs: readonly DrugToKeep[];
  pharmacy: Pharmacy | null;
  subsidyLevel: SubsidyLevel;
  brandId: string;
};

/** Plans without drug cover get no call: MA and MS. Decision DRUG-402. */
const PRICED_TYPES = ['MAPD', 'PDP', 'SNP'] as const;

/**
 * One group for each type and place, since a call is about plans of one type in one county; a county can have more of a
 * type than one call with so many drugs takes. DRUG-402, DRUG-622.
 */
export function plansByCall(plans: readonly PlanToPrice[], drugs: number): PlanToPrice[][] {
  const groups = new Map<string, PlanToPrice[]>();
  for (const type of PRICED_TYPES) {
    for (const plan of plans.filter(({ planType }) => planType === type)) {
      const key = `${type} ${plan.zipCode} ${plan.county}`;
      groups.set(key, [...(groups.get(key) ?? []), plan]);
    }
  }
  const most = mostPlansFor(drugs);
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / most) }, (_, call) => group.slice(call * most, (call + 1) * most)),
  );
}

/** The temporary plan object of spec A3. DRUG-004. */
export function tempPlan(plans: readonly PlanToPrice[], { drugs, pharmacy, subsidyLevel, brandId }: DrugsToPrice) {
  const [{ zipCode, county } = { zipCode: '', county: '' }] = plans;
  return {
    planStartMonth: '01',
    zipCode,
    subsidyLevel,
    county,
    brandId,
    accumulatedTotalDrugCost: 0,
    accumulatedTroopBalance: 0,
    copayCategory: '0',
    plans: plans.map(({ planId, planYear }) => ({
      contractId: planId.slice(0, 5),
      pbpNumber: planId.slice(5, 8),
      segmentId: planId.slice(8),
      planYear,
    })),
    pharmacies: pharmacy ? [pharmacy.pharmacyNumber] : [],
    drugs: drugs.map((drug) => ({
      ndc: drug.nationalDrugCode,
      quantity: drug.drugQuantity,
      frequency: drug.drugFrequency,
      supplyLength: drug.drugSupplyLength,
      packageSize: drug.drugPackageSize,
      packageQuantity: drug.drugPackageQuantity,
    })),
  } as const;
}

/** As the call wants it: with its own names, and the one pharmacy. DRUG-622. */
export function estimateRequest({ zipCode, pharmacies, ...rest }: ReturnType<typeof tempPlan>): EstimateRequest {
  const { plans, drugs, ...same } = rest;
  return { ...same, zip: zipCode, pharmacy: pharmacies[0] ?? null, plans: [...plans], drugs: [...drugs] };
}
