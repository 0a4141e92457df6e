import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { County } from '#contract/geography.ts';
import { chooseCounty } from '#domain/geography/county.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { countiesQuery } from '#web/data/geography.ts';
import { recallPlanType } from '#web/data/last-plan-type.ts';
import { recallCounty, recallYear, recallZip } from '#web/data/remembered-place.ts';
import { useToday } from '#web/data/today.ts';
import { readPlanListAddress } from '#web/parts/plan-search/plan-list-address.ts';
import { addressOf, summaryRequest } from '#web/parts/plan-search/plan-tool.ts';

export type PlanPlace = {
  /** Null while it is not known, or can not be: plans can be read without one, and not saved. */
  place: County | null;
  /** Where the ZIP code lies in several counties, of which none was chosen; empty otherwise. */
  counties: readonly County[];
  /** False while the place is being looked up: a page that waits for it does not move when it comes. */
  isSettled: boolean;
  planYear: number;
  backToPlans: string;
};

/** Where and for which year plans are looked at: as the address says, else as this tab remembers. */
export function usePlanPlace(): PlanPlace {
  const { today } = useToday();
  const [search] = useSearchParams();
  const address = readPlanListAddress(search);
  const zip = address.zip === null ? recallZip() : (address.zip ?? null);
  const county = address.zip === null ? recallCounty() : address.county;
  const { data: counties, isError } = useQuery({ ...countiesQuery(zip ?? ''), enabled: zip !== null });
  const choice = chooseCounty(counties, county);
  const place = choice.choice === 'chosen' ? choice.county : null;
  const toChooseFrom = choice.choice === 'ask' ? choice.counties : [];
  const planYear = address.planYear ?? activeYear(today, recallYear());
  const isSettled = zip === null || counties !== undefined || isError;
  const backToPlans = addressOf(summaryRequest({ place, planYear, planType: recallPlanType() ?? 'ALL' }));
  return { place, counties: toChooseFrom, isSettled, planYear, backToPlans };
}
