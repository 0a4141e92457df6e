import type { ReceiptRow } from '#contract/drug-receipt.ts';
import type { DrugFile, DrugFiles } from '#server/catalogue/store/drug-files.ts';
import type { PlanToPrice } from './plan-input.ts';
import type { DrugAtOnePlan } from './price-plan.ts';

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
    ...costRows(drug, plan).flatMap(({ kind, file, line }) => rowAt(kind, file, line, files)),
    ...priceRow(drug, files),
  ];
}

function listingRow({ facts: { listing } }: DrugAtOnePlan, files: DrugFiles): ReceiptRow[] {
  if (listing.list === 'unknown') return [];
  if (listing.list === 'none') return rowAt('not-listed', 'formulary', null, files);
  return rowAt('listing', listing.list === 'excluded' ? 'excluded' : 'formulary', listing.sourceLine, files);
}

type CostRow = { kind: 'tier-cost' | 'before-deductible' | 'insulin'; file: DrugFile; line: number | undefined };

/** The lines of the plan's costs that had a say: by law a vaccine asks none, and what is not listed has none. */
function costRows({ priced, facts, wanted }: DrugAtOnePlan, plan: PlanToPrice): CostRow[] {
  if ('unknown' in priced || !('tier' in facts.listing)) return [];
  const { tier } = facts.listing;
  const tierRow = (level: 'initial' | 'before-deductible') =>
    plan.facts.tierCosts.findLast(
      (row) => row.level === level && row.tier === tier && row.supply === wanted.supplyLength,
    )?.sourceLine;
  const insulinRow = (of: number | 'all') =>
    plan.facts.insulinCosts.findLast((row) => row.tier === of && row.supply === wanted.supplyLength)?.sourceLine;
  const initial = { kind: 'tier-cost', file: 'tierCosts', line: tierRow('initial') } as const;
  const { cover } = priced;
  switch (cover.rule) {
    case 'vaccine':
    case 'not-covered':
      return [];
    case 'insulin':
      return cover.insulin
        ? [{ kind: 'insulin', file: 'insulinCosts', line: insulinRow(tier) ?? insulinRow('all') }]
        : [initial];
    case 'not-offered':
      return plan.pharmacy?.place.network === 'out' ? [] : [initial];
    case 'supplemental':
      return [initial];
    case 'tier':
      return cover.beforeDeductible
        ? [initial, { kind: 'before-deductible', file: 'tierCosts', line: tierRow('before-deductible') }]
        : [initial];
  }
}

function priceRow({ explainPrice, priceBasis, about, facts, wanted }: DrugAtOnePlan, files: DrugFiles): ReceiptRow[] {
  if (!explainPrice()) return [];
  return priceBasis?.basis === 'plan'
    ? rowAt('price', 'prices', facts.unitCosts[wanted.supplyLength]?.sourceLine, files)
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
