import { useViewer } from '#web/lib/viewer.ts';
import { IdleWatch } from './idle-watch.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** What stands over the pages of who is signed in. A guest has no session to end. Decision AUTH-411. */
export default function SessionLayer() {
  const { kind } = useViewer();

  return (
    <>
      {(kind === 'authenticated' || kind === 'cloaked') && <IdleWatch />}
      {kind !== 'guest' && <SignOutDialog />}
    </>
  );
}
