import type {
  DrugReceipt,
  ReceiptFill,
  ReceiptPrice,
  ReceiptRow,
  ReceiptRule,
  ReceiptShare,
  ReceiptStep,
} from '#contract/drug-receipt.ts';
import { unitsOfFill } from '#domain/drug-cost/drug-quantity.ts';
import {
  type ExplainedFill,
  type ExplainedYear,
  explainYear,
  initialYear,
  type PlanYearFacts,
} from '#domain/drug-cost/estimate-year.ts';
import { phaseCosts } from '#domain/drug-cost/phase-costs.ts';
import type { PlanToPrice } from '#domain/drug-cost/plan-years.ts';
import { type DrugAtOnePlan, explainPriceOf, isNegotiated } from '#domain/drug-cost/price-plan.ts';
import { costRowsUsed } from '#domain/drug-cost/source-rows.ts';
import type { ShareRule, Step } from '#domain/drug-cost/year-estimate.ts';
import type { Share } from '#domain/drug-cost/year-input.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { DrugFile, DrugFiles } from '#server/catalogue/store/drug-files.ts';

/** @param about with the fills of all drugs in the full year. */
export function drugReceipt(
  drug: DrugAtOnePlan,
  plan: PlanToPrice,
  files: DrugFiles,
  about: PlanYearFacts & { fills: readonly ExplainedFill[] },
): DrugReceipt {
  const { listing } = drug.facts;
  const { ndc } = drug.requested;
  return {
    ndc,
    tier: 'tier' in listing ? listing.tier : null,
    price: receiptPrice(drug),
    initialFill: initialFill(drug, about),
    byPhase: phaseCosts(about.fills.filter(({ drugId }) => drugId === ndc)),
    rows: rowsOfDrug(drug, plan, files),
    because: drug.because,
  };
}

function initialFill({ priced }: DrugAtOnePlan, about: PlanYearFacts): DrugReceipt['initialFill'] {
  if ('unknown' in priced) return null;
  const year = explainYear(initialYear(priced, about));
  return 'because' in year ? null : (toFills(year, 0)[0] ?? null);
}

/** What one fill of a drug is sold for, and how that came about; null without a price. */
function receiptPrice(drug: DrugAtOnePlan): ReceiptPrice | null {
  const { priceBasis, requested, about, facts } = drug;
  const price = explainPriceOf(drug);
  if (!price || !priceBasis) return null;
  const { isFeeKnown, fee, ...steps } = price;
  const reference = priceBasis.basis === 'reference' ? about.reference : null;
  return {
    ...steps,
    basis: priceBasis.basis,
    referenceYear: reference?.dataYear ?? null,
    referenceLine: reference && { brandName: reference.brandName, genericName: reference.genericName },
    poolsStrengths: reference?.poolsStrengths ?? false,
    isNegotiated: isNegotiated(facts),
    days: requested.supplyLength,
    unit: about.knowledge?.unit ?? null,
    pack: packOf(drug),
    fee: isFeeKnown ? fee : null,
  };
}

/** What is billed one by one has no pack: its units are what people count. */
function packOf({ dose, requested, about: { knowledge } }: DrugAtOnePlan): ReceiptPrice['pack'] {
  if (!dose?.packageSize || !knowledge) return null;
  const { quantity, frequency, packageSize } = dose;
  return {
    item: knowledge.item,
    items: unitsOfFill({ quantity, frequency }, requested.supplyLength),
    size: packageSize,
  };
}

/** The rows that all drugs of a plan rest on: its deductible, and its word on the pharmacy. */
export const rowsOfPlan = ({ facts, pharmacy }: PlanToPrice, files: DrugFiles): ReceiptRow[] =>
  facts.data === 'no-data'
    ? []
    : [
        ...rowAt('plan', 'plan', files.planLine, files),
        ...(pharmacy && files.networkLine !== null ? rowAt('network', 'network', files.networkLine, files) : []),
      ];

/** The rows of one drug, from the list of the plan to the price. */
export function rowsOfDrug(drug: DrugAtOnePlan, plan: PlanToPrice, files: DrugFiles): ReceiptRow[] {
  return [
    ...listingRow(drug, files),
    ...costRowsUsed(drug, plan).flatMap(({ kind, file, line }) => rowAt(kind, file, line, files)),
    ...priceRow(drug, files),
  ];
}

function listingRow({ facts: { listing } }: DrugAtOnePlan, files: DrugFiles): ReceiptRow[] {
  if (listing.list === 'unknown') return [];
  if (listing.list === 'none') return rowAt('not-listed', 'formulary', null, files);
  return rowAt('listing', listing.list === 'excluded' ? 'excluded' : 'formulary', listing.sourceLine, files);
}

function priceRow(drug: DrugAtOnePlan, files: DrugFiles): ReceiptRow[] {
  const { priceBasis, about, facts, requested } = drug;
  if (!explainPriceOf(drug)) return [];
  return priceBasis?.basis === 'plan'
    ? rowAt('price', 'prices', facts.unitCosts[requested.supplyLength]?.sourceLine, files)
    : rowAt('reference-price', 'referencePrices', about.reference?.sourceLine, files);
}

/** A line without the name of its file leads nowhere, so both are left unsaid. */
function rowAt(
  kind: ReceiptRow['kind'],
  file: DrugFile,
  line: number | null | undefined,
  files: DrugFiles,
): ReceiptRow[] {
  const found = files.fileOf(file);
  if (!found) return [];
  const { name, edition } = found;
  const { source, asOf, madeUp } = edition;
  return [{ kind, file: name, line: name === null ? null : (line ?? null), source, asOf, madeUp }];
}

/** The fills of a walk in their order, each with what had counted toward the limit after it. */
export function toFills({ fills }: ExplainedYear, alreadyCounted: Cents): ReceiptFill[] {
  let countedSoFar = alreadyCounted;
  return fills.map(({ drugId, steps, phases, ...figures }) => {
    countedSoFar += figures.counts;
    return { ...figures, ndc: drugId, countedSoFar, phases: [...phases], steps: steps.map(toStep) };
  });
}

function toStep(step: Step): ReceiptStep {
  switch (step.step) {
    case 'part':
    case 'extra-help':
      return { ...step, by: toRule(step.by) };
    case 'free-vaccine':
    case 'extra-help-partial':
    case 'limit':
    case 'counted':
      return step;
  }
}

function toRule(by: ShareRule): ReceiptRule {
  if (by.rule === 'tier') return { ...by, share: toShare(by.share) };
  return by.rule === 'smallest' ? { ...by, candidates: [...by.candidates] } : by;
}

/** A copay has no least and most: what the files print beside one says nothing. */
const toShare = (share: Share): ReceiptShare =>
  share.kind === 'copay'
    ? { kind: 'copay', amount: share.amount }
    : { kind: 'coinsurance', parts: share.parts, least: share.least ?? null, most: share.most ?? null };
