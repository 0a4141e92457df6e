import { type ReactNode, Suspense, useEffect } from 'react';
import { useMemberPlans } from '#web/data/saved-plans.ts';
import { useViewer } from '#web/data/viewer.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Loading } from '#web/ui/loading.tsx';
import { ShopperProfileWithApplications } from './shopper-profile-with-applications.tsx';

const ActivePlans = late(withTexts('session', () => import('#web/features/dashboard/active-plans.tsx')));

type Props = { planYear: number; loading: string; children: ReactNode };

/** The plans that a member is in stand first. What is below waits for them, so that nothing moves. DASH-001, ENV-409. */
export function ShopperProfileActive({ planYear, loading, children }: Props) {
  const { flags } = useStart();
  const { kind } = useViewer();
  const known = useMemberPlans(planYear);
  const plans = known.filter(({ isActive, isFuture }) => isActive || isFuture);
  const isWithoutDate = known.some(({ effectiveDate }) => effectiveDate === null);

  useEffect(() => {
    if (isWithoutDate) logOnce('a plan of the member has no effective date, and is not shown as active');
  }, [isWithoutDate]);

  const isShown = kind !== 'guest' && plans.length > 0 && !flags.disableActivePlansSection && !flags.hideActivePlans;
  return (
    <Suspense fallback={<Loading label={loading} rows={5} />}>
      {isShown && <ActivePlans plans={plans} />}
      {kind === 'guest' ? (
        children
      ) : (
        <ShopperProfileWithApplications loading={loading}>{children}</ShopperProfileWithApplications>
      )}
    </Suspense>
  );
}
