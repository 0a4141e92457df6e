import type { DrugToKeep } from '#contract/saved-drugs.ts';
import { type GenericPair, type GenericSaving, genericSaving } from '#domain/drug-cost/generic-saving.ts';
import { type DrugCosts, useDrugCosts } from '#web/data/drug-cost.ts';
import { type SavedDrugs, useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { yearOfDrugs } from '#web/parts/drug-cost/drug-year.ts';
import type { DosesToCompare } from './dose.ts';
import { coversDrugs, type EstimatorPlan, plansToPrice } from './result-rows.ts';

/** A pause in typing, in milliseconds: not every digit of a quantity is worth a call. */
const PAUSE = 400;

export type SavingResult =
  | { state: 'waiting' }
  | { state: 'failed'; tryAgain: () => void }
  | {
      state: 'known';
      saving: GenericSaving<EstimatorPlan>;
      /** Of plans that could not be asked; null when all could. */
      tryAgain: (() => void) | null;
      isReference: boolean;
      referenceYear: number | null;
      isMadeUp: boolean;
    };

type SavingRequest = { doses: Exclude<DosesToCompare, string> | null; editedId: string | undefined };

/** Prices the whole list twice: with the brand, and with the generic in its place. */
export function useGenericSaving(plans: readonly EstimatorPlan[], { doses, editedId }: SavingRequest): SavingResult {
  const { list, isError, tryAgain } = useSavedDrugs();
  const doseKey = JSON.stringify(doses);
  const settled = useSettled(doseKey, PAUSE);
  const covering = plans.filter(coversDrugs);
  const isReady = settled === doseKey && doses !== null && list !== undefined;
  const listOf = (drug: 'brand' | 'generic') => (isReady ? withOne(list, doses, drug, editedId) : undefined);
  const priced = plansToPrice(covering);
  const brand = useDrugCosts(priced, listOf('brand'));
  const generic = useDrugCosts(priced, listOf('generic'));

  if (isError) return { state: 'failed', tryAgain };
  if (!isReady) return { state: 'waiting' };
  return savingOf(covering, { brand, generic });
}

/** Neither drug is counted twice, should the list hold one of them already. */
function withOne(
  list: SavedDrugs,
  doses: NonNullable<SavingRequest['doses']>,
  drug: 'brand' | 'generic',
  editedId?: string,
) {
  const codes = [doses.brand.nationalDrugCode, doses.generic.nationalDrugCode];
  const others: readonly DrugToKeep[] = list.items.filter(
    ({ drugId, nationalDrugCode }) => drugId !== editedId && !codes.includes(nationalDrugCode),
  );
  return { ...list, items: [...others, doses[drug]] };
}

type Costs = ReadonlyMap<string, DrugCosts>;
type Facts = { brand: Costs; generic: Costs };

function savingOf(plans: readonly EstimatorPlan[], { brand, generic }: Facts): SavingResult {
  const all = plans.flatMap(({ planId }) => [brand.get(planId), generic.get(planId)]);
  if (all.some((costs) => costs?.state === 'waiting')) return { state: 'waiting' };
  const failed = all.flatMap((costs) => (costs?.state === 'failed' ? [costs] : []));
  const tryAgain = () => {
    for (const costs of failed) costs.tryAgain();
  };

  const pairs = plans.map(
    (plan): GenericPair<EstimatorPlan> => ({
      plan,
      withBrand: yearAt(brand.get(plan.planId)),
      withGeneric: yearAt(generic.get(plan.planId)),
    }),
  );
  const saving = genericSaving(pairs);
  if (saving.kind === 'not-available' && failed.length > 0) return { state: 'failed', tryAgain };
  const restsOn = saving.kind === 'not-available' ? [] : saving.plans.flatMap(({ planId }) => [planId]);
  const costs = restsOn.flatMap((planId) => [costOf(brand.get(planId)), costOf(generic.get(planId))]);
  const [average] = costs.flatMap((cost) => cost?.drugs ?? []).flatMap((drug) => drug.average ?? []);
  return {
    state: 'known',
    saving,
    tryAgain: failed.length > 0 ? tryAgain : null,
    isReference: average !== undefined,
    referenceYear: average?.year ?? null,
    isMadeUp: costs.some((cost) => cost?.sources.some(({ madeUp }) => madeUp)),
  };
}

const costOf = (costs: DrugCosts | undefined) => (costs?.state === 'known' ? costs.cost : null);

function yearAt(costs: DrugCosts | undefined) {
  const cost = costOf(costs);
  return cost && yearOfDrugs(cost);
}
