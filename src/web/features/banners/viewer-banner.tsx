import { lazy } from 'react';
import { useViewer } from '#web/data/viewer.ts';
import { GuestBanner } from './guest-banner.tsx';

// The page waits for the one it needs, so that nothing below moves when it comes.
const AccountBanner = lazy(() => import('./account-banner.tsx'));
const CloakedBar = lazy(() => import('./cloaked-bar.tsx'));

/** Each kind of visitor has its own. Spec A1, A2. */
export function ViewerBanner() {
  const { kind } = useViewer();
  if (kind === 'authenticated') return <AccountBanner />;
  return kind === 'cloaked' ? <CloakedBar /> : <GuestBanner />;
}
