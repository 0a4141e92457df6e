import { Suspense, useId, useState } from 'react';
import type { MemberPlan, SavedPlan } from '#contract/saved-plans.ts';
import { isIsoDate, monthOf, yearOf } from '#domain/calendar/iso-date.ts';
import { firstMonthLeft } from '#domain/drug-cost/rest-of-year.ts';
import type { PlanToPrice } from '#web/data/drug-cost-request.ts';
import { useDashboardTexts } from '#web/data/page-texts.ts';
import { useFavouritePlans, useMemberPlans } from '#web/data/saved-plans.ts';
import { useToday } from '#web/data/today.ts';
import { withTexts } from '#web/data/with-texts.ts';
import type { CalendarPlan } from '#web/features/cash-calendar/use-cash-year.ts';
import dashboardStyles from '#web/features/dashboard/dashboard.module.css';
import { late } from '#web/lib/late.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Loading } from '#web/ui/loading.tsx';
import { hasDrugCover } from './has-drug-cover.ts';
import { savedPlanToPrice } from './saved-plan-to-price.ts';

const CashCalendar = late(withTexts('cash-calendar', () => import('#web/features/cash-calendar/cash-calendar.tsx')));

/** A year in money and days, of the plans of a year. Nothing is asked before somebody opens it. */
export function ShopperProfileCalendar({ planYear }: { planYear: number }) {
  const { calendar: words, activePlans } = useDashboardTexts();
  const { flags, texts } = useStart();
  const { today, known } = useToday();
  const { plans: saved = [] } = useFavouritePlans(planYear);
  const members = useMemberPlans(planYear).filter(({ isActive, isFuture }) => isActive || isFuture);
  const hidesActive = flags.disableActivePlansSection || flags.hideActivePlans;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Who shops in a county lives there: what their own plan costs is asked for the same place.
  const place = saved.flatMap((plan) => savedPlanToPrice(plan) ?? [])[0];
  const fromMonth = planYear > yearOf(today) ? 1 : firstMonthLeft(planYear, today);
  const [first, ...others] = [
    ...(hidesActive ? [] : members)
      .filter((plan) => plan.planYear === planYear)
      .map((plan) => ofMember(plan, plan.planName ?? activePlans.unnamed, place)),
    // In December no plan can begin in the same year any more.
    ...(fromMonth === null ? [] : saved.map((plan) => ofSaved(plan, fromMonth))),
  ];

  // Days of a season are told only by the server's date. ERR-407.
  if (!first || !known) return null;
  return (
    // Closed, it has nothing that paper could hold.
    <section
      className={`${dashboardStyles.section} ${isOpen ? '' : 'no-print'}`}
      aria-labelledby={`${id}-title`}
      data-part="cash-calendar"
    >
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p>{words.text}</p>
      <div className="actions no-print">
        <button
          type="button"
          className="ds-c-button"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </button>
      </div>
      <div id={`${id}-body`}>
        {isOpen && (
          <Suspense fallback={<Loading label={texts.shell.loading} rows={12} />}>
            <CashCalendar plans={[first, ...others]} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** What claims do not say of it is not known. One that begins within the year has the months from then on. */
function ofMember(plan: MemberPlan, planName: string, place: PlanToPrice | undefined): CalendarPlan {
  const { planId, planYear, planType, monthlyPremium, effectiveDate, coversDrugs } = plan;
  const year = planYear ?? 0;
  const beginsWithin = effectiveDate !== null && isIsoDate(effectiveDate) && yearOf(effectiveDate) === year;
  return {
    key: `theirs ${planId} ${effectiveDate}`,
    planName,
    planYear: year,
    monthlyPremium,
    toPrice: planId && planType && place ? { ...place, planId, planYear: year, planType } : null,
    coversDrugs,
    isTheirs: true,
    fromMonth: beginsWithin ? monthOf(effectiveDate) : 1,
  };
}

const ofSaved = (plan: SavedPlan, fromMonth: number): CalendarPlan => ({
  key: `saved ${plan.planId}`,
  planName: plan.planName,
  planYear: plan.planYear,
  monthlyPremium: plan.facts?.monthlyPremium ?? null,
  toPrice: savedPlanToPrice(plan),
  coversDrugs: hasDrugCover(plan),
  isTheirs: false,
  fromMonth,
});
