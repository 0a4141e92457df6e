import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, startTransition, useEffect, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import type { County } from '#contract/geography.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';
import { type CoverKind, PLAN_TYPE_OF_COVER } from '#domain/plan-search/cover-kinds.ts';
import { yearsOnOffer } from '#domain/plan-year/active-year.ts';
import { rememberPlanType } from '#web/data/last-plan-type.ts';
import { planSearchQuery } from '#web/data/plan-search.ts';
import { rememberPlace, rememberYear } from '#web/data/remembered-place.ts';
import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useToday } from '#web/data/today.ts';
import { withDrugTexts, withTexts } from '#web/data/with-texts.ts';
import { useCoverQuestion } from '#web/features/cover-choice/use-cover-question.ts';
import { addressWith, readChoice } from '#web/features/plan-search/filter-address.ts';
import { NoPlans } from '#web/features/plan-search/no-plans.tsx';
import { useListSearch } from '#web/features/plan-search/use-list-search.ts';
import { late } from '#web/lib/late.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { type PlanFilter, planListAddress, readPlanListAddress } from '#web/parts/plan-search/plan-list-address.ts';
import { setPlanYear } from '#web/parts/plan-search/plan-tool.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { YearToggle } from '#web/ui/year-toggle.tsx';
import { PlanList } from './plan-list.tsx';
import { SavedDrugsFirst } from './saved-drugs-first.tsx';

const PlanListWithCosts = late(withDrugTexts(() => import('./plan-list-with-costs.tsx')));

// What a first visit sees first, the server draws.
const CoverChoice = lazy(
  withTexts('cover-choice', async () => {
    const { CoverChoice: question } = await import('#web/features/cover-choice/cover-choice.tsx');
    return { default: question };
  }),
);

type Props = { county: County; planYear: number; planType: PlanFilter };

export function PlansOfCounty({ county, planYear, planType }: Props) {
  const texts = useTexts();
  const { planList, place, shell } = texts;
  const { today } = useToday();
  const navigate = useNavigate();
  const search = useListSearch();
  const { data: found, error, refetch } = useQuery(planSearchQuery(county, planYear));
  // Asked for beside the plans, and not after them.
  useSavedDrugs();
  const question = useCoverQuestion(planType !== 'ALL' || hasFilters(search));
  const countyName = place.county(county.fipsCountyName, county.stateCode);
  const years = yearsOnOffer(today);
  // The choice shows at once, also where the list that follows it takes a moment.
  const [chosenYear, markAsChosen] = useOptimistic(planYear);

  useEffect(() => {
    rememberPlace(county);
    rememberYear(planYear);
    rememberPlanType(planType);
  }, [county, planYear, planType]);

  // What is chosen for one year is chosen for the other too, as far as it is there.
  const withFilters = (year: number) => {
    // What was chosen a moment ago stands in the address before it is drawn.
    const asked = new URLSearchParams(window.location.search);
    const type = readPlanListAddress(asked).planType ?? planType;
    asked.set('planType', type);
    return addressWith(planListAddress(county, year, type), readChoice(asked, asked.getAll('carrier')));
  };

  // Who is not sure, or wants what the list does not have, is led to where the kinds are explained.
  const addressOfCover = (kind: CoverKind | 'not-sure') => {
    if (kind === 'advantage' || kind === 'drug-plan')
      return planListAddress(county, planYear, PLAN_TYPE_OF_COVER[kind]);
    const here = planListAddress(county, planYear).replace('/health-plans', '/health-plans/kind-of-cover');
    return kind === 'supplement' ? `${here}#${kind}` : here;
  };

  return (
    <div className="wrap page">
      <PageHead title={planList.title(countyName)}>
        <p className="quiet">
          {planList.zip(county.zipcode)}{' '}
          <span className="no-print">
            · <Link to="/">{planList.change}</Link>
          </span>
        </p>
        <YearToggle
          label={planList.planYear}
          years={years}
          chosen={chosenYear}
          onChoose={(year) =>
            startTransition(() => {
              markAsChosen(year);
              setPlanYear(year);
              void navigate(withFilters(year));
            })
          }
        />
      </PageHead>

      {/* Only a first visit needs its code, and the list waits for it, so that nothing is pushed down. */}
      <Suspense fallback={null}>
        {question.isOpen && found?.plans.length !== 0 && (
          <CoverChoice addressOf={addressOfCover} onChoose={question.answer} onShowAll={question.answer} />
        )}
        {error && !found && (
          <Failure sentence={planList.failed} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />
        )}
        {!error && !found && <Loading label={planList.loading} rows={8} />}
        {found?.plans.length === 0 && (
          <NoPlans
            planYear={planYear}
            county={countyName}
            otherYears={found.yearsWithPlans.filter(
              (year) => year !== planYear && years.some((offer) => offer === year),
            )}
            addressOf={(year) => planListAddress(county, year)}
          />
        )}
        {found && found.plans.length > 0 && (
          <SavedDrugsFirst
            waiting={<Loading label={planList.loading} rows={8} />}
            withDrugs={(list) => (
              <PlanListWithCosts
                key={`${fiveDigitFips(county)} ${planYear}`}
                plans={found.plans}
                county={county}
                planYear={planYear}
                list={list}
              />
            )}
            withoutDrugs={<PlanList plans={found.plans} county={county} planYear={planYear} />}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Whatever the address holds beside the place, the year and the type narrows the list or puts it in order. */
const hasFilters = (search: URLSearchParams) =>
  [...search.keys()].some((name) => !['zipcode', 'county', 'planYear', 'planType'].includes(name));
