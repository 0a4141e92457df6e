import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useSavedPlanCount } from '#web/data/saved-plans.ts';
import { useSavedProviders } from '#web/data/saved-providers.ts';
import { EntityTiles } from '#web/features/dashboard/entity-tiles.tsx';
import { ShopperProfileCalendar } from './shopper-profile-calendar.tsx';

/** What ends the plans view of who is signed in. It comes with all its numbers, so that none of them moves. */
export default function ShopperProfileTiles({ planYear }: { planYear: number }) {
  const plans = useSavedPlanCount();
  const drugs = useSavedDrugs();
  const providers = useSavedProviders();
  const isWaiting = plans === null || (!drugs.list && !drugs.isError) || (!providers.list && !providers.isError);

  if (isWaiting) return null;
  const counts = {
    plans,
    drugs: drugs.list?.items.length ?? null,
    providers: providers.list?.items.length ?? null,
  };
  return (
    <>
      <ShopperProfileCalendar key={planYear} planYear={planYear} />
      <EntityTiles counts={counts} hasPlans={plans > 0} />
    </>
  );
}
