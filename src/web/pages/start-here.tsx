import { type ComponentProps, Suspense } from 'react';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { StartApplication } from '#web/features/applications/start-application.tsx';
import { late } from '#web/lib/late.ts';
import { Loading } from '#web/ui/loading.tsx';
import type { PlanPlace } from './plan-place.ts';

// Few ZIP codes lie in several counties.
const CountyFirst = late(() => import('./county-first.tsx'));

export type Where = Pick<PlanPlace, 'place' | 'counties'>;

type Props = Omit<ComponentProps<typeof StartApplication>, 'place' | 'where'> & Where;

/** Begins an application, once it is known in which county somebody lives. */
export function StartHere({ place, counties, ...start }: Props) {
  const { application: words } = useApplicationTexts();
  const where = counties.length > 0 && (
    <Suspense fallback={<Loading label={words.loading} />}>
      <CountyFirst counties={counties} />
    </Suspense>
  );
  return <StartApplication place={place} where={where} {...start} />;
}
