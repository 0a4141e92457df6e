import { useQuery } from '@tanstack/react-query';
import type { PeriodMonths } from '#contract/drug-receipt.ts';
import { type CashYear, cashYear } from '#domain/cash-calendar/cash-months.ts';
import { type DrugCosts, useDrugCosts } from '#web/data/drug-cost.ts';
import type { PlanToPrice } from '#web/data/drug-cost-request.ts';
import { receiptQuery } from '#web/data/drug-receipt.ts';
import { type SavedDrugs, useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useProfileUuid } from '#web/data/viewer.ts';
import { billsOf } from '#web/parts/drug-cost/bills-of.ts';

/** A plan that somebody is in or has saved, as far as its months are concerned. */
export type CalendarPlan = {
  key: string;
  planName: string;
  planYear: number;
  monthlyPremium: number | null;
  /** Null where nobody knows the county: what drugs cost is asked for a place. */
  toPrice: PlanToPrice | null;
  coversDrugs: boolean;
  /** They are in it, and have been since the year began; else cover starts with the month. */
  isTheirs: boolean;
  /** 1 to 12. */
  fromMonth: number;
};

export type NoPharmacy = 'no-drugs' | 'no-cover' | 'no-place' | 'no-figure' | 'no-months';

type Known = {
  state: 'known';
  year: CashYear;
  /** Why nobody can tell what the pharmacy asks. */
  because: NoPharmacy | null;
  /** Whether there are bills of the Payment Plan to look at. */
  canSpread: boolean;
};
type CashYearState = Known | { state: 'waiting' } | { state: 'failed'; tryAgain: () => void };

/** The months of one plan with the saved drugs; by bills of the Payment Plan where they are looked at. */
export function useCashYear(plan: CalendarPlan, showsBills: boolean): CashYearState {
  const uuid = useProfileUuid();
  const drugs = useSavedDrugs();
  const priced = plan.coversDrugs && plan.toPrice ? [plan.toPrice] : [];
  const costs = useDrugCosts(priced, drugs.list).get(plan.toPrice?.planId ?? '');
  const request = costs?.state === 'known' && costs.cost.because === null ? costs.request : null;
  const receipt = useQuery({
    // Without a request nothing is asked.
    ...receiptQuery(uuid, request ?? { zip: '', county: '', pharmacy: null, drugs: [], plans: [] }),
    enabled: request !== null,
  });

  const of = (period: PeriodMonths | null, because: NoPharmacy | null): Known => {
    const bills = period && billsOf(period);
    const { fromMonth, monthlyPremium } = plan;
    const months = { fromMonth, monthlyPremium, pharmacy: period?.months ?? null, bills: showsBills ? bills : null };
    return { state: 'known', year: cashYear(months), because, canSpread: bills !== null };
  };

  if (!drugs.list && drugs.isError) return { state: 'failed', tryAgain: drugs.tryAgain };
  if (!drugs.list) return { state: 'waiting' };
  const because = whyNot(plan, drugs.list, costs);
  if (because) return of(null, because);
  if (costs?.state === 'failed') return { state: 'failed', tryAgain: costs.tryAgain };
  if (receipt.isError) return { state: 'failed', tryAgain: () => void receipt.refetch() };
  if (!receipt.data) return { state: 'waiting' };
  const period = periodOf(plan, receipt.data.receipt?.months ?? null);
  return of(period, period ? null : 'no-months');
}

function whyNot(plan: CalendarPlan, { items }: SavedDrugs, costs: DrugCosts | undefined): NoPharmacy | null {
  if (!plan.coversDrugs) return 'no-cover';
  if (items.length === 0) return 'no-drugs';
  if (!plan.toPrice) return 'no-place';
  return costs?.state === 'known' && costs.cost.because !== null ? 'no-figure' : null;
}

type Periods = { fullYear: PeriodMonths | null; restOfYear: PeriodMonths | null };

/** The period that begins with the cover. Of another one the deductible would fall into other months. */
const periodOf = ({ fromMonth }: CalendarPlan, periods: Periods | null): PeriodMonths | null =>
  [periods?.fullYear, periods?.restOfYear].find((period) => period?.fromMonth === fromMonth) ?? null;
