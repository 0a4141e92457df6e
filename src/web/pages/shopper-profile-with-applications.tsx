import { type ReactNode, Suspense, useState } from 'react';
import { useApplications } from '#web/data/application-list.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';
import { Loading } from '#web/ui/loading.tsx';

const Applications = late(
  withTexts(
    'application-cards',
    withTexts('session', () => import('./shopper-profile-applications.tsx')),
  ),
);

/**
 * Applications stand before what is saved, which waits for them, so that nothing moves. Who has none waits for nothing:
 * what was begun elsewhere comes when it is known. DASH-001.
 */
export function ShopperProfileWithApplications({ loading, children }: { loading: string; children: ReactNode }) {
  const { list, isError } = useApplications();
  const [isWaitedFor, setWaitedFor] = useState<boolean | null>(null);
  if (isWaitedFor === null && (list || isError)) setWaitedFor(isError || (list?.items.length ?? 0) > 0);

  if (isWaitedFor === null) return <Loading label={loading} rows={5} />;
  return (
    <>
      {isWaitedFor ? (
        <Applications />
      ) : (
        <Suspense>
          <Applications />
        </Suspense>
      )}
      {children}
    </>
  );
}
