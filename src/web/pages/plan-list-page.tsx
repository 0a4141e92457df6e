import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { County } from '#contract/geography.ts';
import { chooseCounty } from '#domain/geography/county.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { countiesQuery } from '#web/data/geography.ts';
import { recallCounty, recallYear, recallZip, rememberPlace } from '#web/data/remembered-place.ts';
import { useToday } from '#web/data/today.ts';
import { useListSearch } from '#web/features/plan-search/use-list-search.ts';
import { late } from '#web/lib/late.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { type PlanFilter, planListAddress, readPlanListAddress } from '#web/parts/plan-search/plan-list-address.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PlansOfCounty } from './plans-of-county.tsx';

// Most people come with a place. Where this page is fetched before it is opened, so is the question for one. SHELL-400.
const loadQuestion = () => import('./where-first.tsx');
const WhereFirst = late(loadQuestion);
whenIdle(() => void loadQuestion().catch(() => null));

/** Everything that is shown follows from the address; without a ZIP code in it, the last one used stands in. */
export default function PlanListPage() {
  const { planList } = useTexts();
  const { today } = useToday();
  const navigate = useNavigate();
  const search = useListSearch();
  const address = readPlanListAddress(search);
  const zip = address.zip === null ? recallZip() : address.zip;
  const planYear = address.planYear ?? activeYear(today, recallYear());
  const planType = address.planType ?? 'ALL';

  const goOn = (county: County) => {
    rememberPlace(county);
    void navigate(planListAddress(county, planYear, planType), { replace: true });
  };

  if (zip === null) return <WhereFirst sentence={planList.whereDoYouLive} onPlace={goOn} />;
  if (zip === undefined) return <WhereFirst sentence={planList.badZip} onPlace={goOn} />;
  const county = address.zip === null ? recallCounty() : address.county;
  return <PlansOfZip key={zip} zip={zip} county={county} planYear={planYear} planType={planType} onPlace={goOn} />;
}

type Props = {
  zip: string;
  county: string | null;
  planYear: number;
  planType: PlanFilter;
  onPlace: (county: County) => void;
};

function PlansOfZip({ zip, county, planYear, planType, onPlace }: Props) {
  const texts = useTexts();
  const { planList, place, shell } = texts;
  const { data: counties, error, refetch } = useQuery(countiesQuery(zip));

  if (counties?.length === 0) {
    return <WhereFirst sentence={place.zipUnknown(zip)} startWith={zip} onPlace={onPlace} />;
  }
  if (!counties) {
    return (
      <WhereFirst>
        {error ? (
          <Failure sentence={problemText(error, texts)} tryAgain={shell.tryAgain} onTryAgain={refetch} />
        ) : (
          <Loading label={place.lookingUp} />
        )}
      </WhereFirst>
    );
  }

  const choice = chooseCounty(counties, county);
  const isStranger = county !== null && !belongs(counties, county);
  if (choice.choice === 'chosen' && !isStranger) {
    return <PlansOfCounty county={choice.county} planYear={planYear} planType={planType} />;
  }
  return (
    <WhereFirst sentence={isStranger ? planList.wrongCounty(zip) : undefined} counties={counties} onPlace={onPlace} />
  );
}

/** The county code of the address: three digits or five. */
const belongs = (counties: readonly County[], code: string) =>
  counties.some(({ fipsStateCode, fipsCountyCode }) => [fipsCountyCode, fipsStateCode + fipsCountyCode].includes(code));
