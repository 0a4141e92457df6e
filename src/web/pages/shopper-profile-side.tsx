import type { ProfileView } from '#domain/profile/view.ts';
import { recallZip } from '#web/data/remembered-place.ts';
import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import { SavedPlansSummary } from '#web/features/profile/saved-plans-summary.tsx';
import { SideNavigation } from '#web/features/profile/side-navigation.tsx';

/** Doctors can not be saved yet, so there are none: a true zero. */
const NO_DOCTORS = 0;

export function ShopperProfileSide({ view, planYear }: { view: ProfileView; planYear: number }) {
  const { plans } = useSavedPlans(planYear);
  const { list } = useSavedDrugs();
  const zip = recallZip() ?? plans?.[0]?.zipCode ?? null;

  return (
    <SideNavigation view={view} counts={{ drugs: list?.items.length ?? null, providers: NO_DOCTORS }}>
      <SavedPlansSummary count={plans?.length ?? null} planYear={planYear} zip={zip} isHere={view === 'plans'} />
    </SideNavigation>
  );
}
