import { Suspense } from 'react';
import { useSavedProviders } from '#web/data/saved-providers.ts';
import { withDoctorTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Loading } from '#web/ui/loading.tsx';
import { type ListProps, PlanListResults } from './plan-list-results.tsx';

const PlanListWithDoctors = late(withDoctorTexts(() => import('./plan-list-with-doctors.tsx')));

/** What plans say of saved doctors has code of its own, which comes only to who has saved some. */
export function PlanList(list: ListProps) {
  const { planList } = useTexts();
  const hasDoctors = Boolean(useSavedProviders().list?.items.length);

  if (!hasDoctors) return <PlanListResults {...list} />;
  return (
    <Suspense fallback={<Loading label={planList.loading} rows={8} />}>
      <PlanListWithDoctors plans={list.plans} planYear={list.planYear}>
        {(plans, doctors) => <PlanListResults {...list} plans={plans} {...(doctors && { doctors })} />}
      </PlanListWithDoctors>
    </Suspense>
  );
}
