import type { ProfileView } from '#domain/profile/view.ts';
import { recallZip } from '#web/data/remembered-place.ts';
import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useFavouritePlans } from '#web/data/saved-plans.ts';
import { useSavedProviders } from '#web/data/saved-providers.ts';
import { SavedPlansSummary } from '#web/features/profile/saved-plans-summary.tsx';
import { SideNavigation } from '#web/features/profile/side-navigation.tsx';

export function ShopperProfileSide({ view, planYear }: { view: ProfileView; planYear: number }) {
  const { plans } = useFavouritePlans(planYear);
  const { list: drugs } = useSavedDrugs();
  const { list: doctors } = useSavedProviders();
  const zip = recallZip() ?? plans?.[0]?.zipCode ?? null;

  return (
    <SideNavigation
      view={view}
      counts={{ drugs: drugs?.items.length ?? null, providers: doctors?.items.length ?? null }}
    >
      <SavedPlansSummary count={plans?.length ?? null} planYear={planYear} zip={zip} isHere={view === 'plans'} />
    </SideNavigation>
  );
}
