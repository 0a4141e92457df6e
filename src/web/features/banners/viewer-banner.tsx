import { useViewer } from '#web/data/viewer.ts';
import { late } from '#web/lib/late.ts';
import { GuestBanner } from './guest-banner.tsx';

// The page waits for the one it needs, so that nothing below moves when it comes.
const AccountBanner = late(() => import('./account-banner.tsx'));
const CloakedBar = late(() => import('./cloaked-bar.tsx'));

/** Each kind of visitor has its own. Spec A1, A2. */
export function ViewerBanner() {
  const { kind } = useViewer();
  if (kind === 'authenticated') return <AccountBanner />;
  return kind === 'cloaked' ? <CloakedBar /> : <GuestBanner />;
}
