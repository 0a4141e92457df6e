import { lazy, Suspense, useState } from 'react';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { recallZip } from '#web/data/remembered-place.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import { withDoctorTexts } from '#web/data/with-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';

const DoctorsView = lazy(withDoctorTexts(() => import('#web/features/providers/doctors-view.tsx')));

/** The doctors by the saved plans of the year. They come when they are shown first, and then stay. */
export function ShopperProfileDoctors({ isShown, planYear }: { isShown: boolean; planYear: number }) {
  const { profileShell } = useProfileTexts();
  const { addresses } = useStart().site;
  const { plans } = useSavedPlans(planYear);
  const zip = recallZip() ?? plans?.[0]?.zipCode;
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);

  if (!wasShown) return null;
  return (
    <Suspense fallback={<Loading label={profileShell.providers.loading} />}>
      <DoctorsView
        planYear={planYear}
        plans={plans}
        browseAddress={zip ? `${addresses.planSummary}?zipcode=${zip}` : addresses.planSummary}
        searchOf={(label, className) => (
          <Link className={className} to={zip ? `${SEARCH}?zipcode=${zip}` : SEARCH}>
            {label}
          </Link>
        )}
      />
    </Suspense>
  );
}

const SEARCH = '/health-plans/provider-search';
