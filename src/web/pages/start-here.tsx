import { type ComponentProps, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { County } from '#contract/geography.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { seasonOf } from '#web/features/applications/season-of.ts';
import { StartApplication } from '#web/features/applications/start-application.tsx';
import { late } from '#web/lib/late.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Loading } from '#web/ui/loading.tsx';
import type { PlanPlace } from './plan-place.ts';

// Few ZIP codes lie in several counties.
const CountyChoice = late(async () => {
  const { CountyChoice: component } = await import('#web/features/geography/county-choice.tsx');
  return { default: component };
});

export type Where = Pick<PlanPlace, 'place' | 'counties'>;

type Props = Omit<ComponentProps<typeof StartApplication>, 'place'> & Where;

/** Begins an application, once it is known in which county somebody lives. */
export function StartHere({ place, counties, ...start }: Props) {
  const { application: words } = useApplicationTexts();
  const { site } = useStart();
  const today = useToday();
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const isAsked = place === null && counties.length > 0 && seasonOf(start.plan.planYear, today) === 'open';
  if (!isAsked) return <StartApplication place={place} {...start} />;

  const onChoose = (county: County) =>
    setSearch(
      (search) => {
        search.set('county', fiveDigitFips(county));
        return search;
      },
      { replace: true },
    );
  return (
    <Suspense fallback={<Loading label={words.loading} />}>
      <CountyChoice
        counties={counties}
        onChoose={onChoose}
        onOtherZip={() => void navigate(site.addresses.planSummary)}
      />
    </Suspense>
  );
}
