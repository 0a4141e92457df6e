import { Suspense, useState } from 'react';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { late } from '#web/lib/late.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { DrawerProps } from './estimator-drawer.tsx';

const load = () => import('./estimator-drawer.tsx');
const EstimatorDrawer = late(load);

/** Program and texts of the drawer come when it is opened for the first time; it then stays, for the focus to return. */
export function EstimatorDrawerLater(props: DrawerProps) {
  const { language } = useStart();
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) {
    setOpened(true);
    void loadPageTexts('drug-estimator', language);
  }
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <EstimatorDrawer {...props} />
      </Suspense>
    )
  );
}
