import { useViewer } from '#web/data/viewer.ts';
import { IdleWatch } from './idle-watch.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

/**
 * What stands over the pages of who is signed in. An agent's desk shows names too, and shares one
 * session with the profiles opened from it. A guest has no session to end. Decision AUTH-411.
 */
export default function SessionLayer() {
  const { kind } = useViewer();
  if (kind === 'guest') return null;

  return (
    <>
      <IdleWatch />
      <SignOutDialog />
    </>
  );
}
