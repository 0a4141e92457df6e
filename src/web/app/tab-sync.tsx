import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Viewer } from '#contract/bootstrap.ts';
import { forgetPerson, viewerQuery } from '#web/data/viewer.ts';
import { exits, leaveFor } from '#web/lib/leave.ts';
import { onNews } from '#web/lib/other-tabs.ts';

/** What another tab changed shows here too. It may also have made the profile of a guest, or signed in or out. */
export default function TabSync() {
  const client = useQueryClient();

  useEffect(
    () =>
      onNews((news) => {
        const viewer = client.getQueryData(viewerQuery.queryKey);
        if (news === 'signed-out') return isGuest(viewer) ? undefined : void leave(client);
        const isSame = news === 'profile-changed' && Boolean(viewer?.uuid);
        void client.invalidateQueries({ queryKey: isSame ? ['profile'] : viewerQuery.queryKey });
      }),
    [client],
  );

  // A page out of the browser's memory may be that of a session which has ended since: it is hidden and read anew.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (isGuest(client.getQueryData(viewerQuery.queryKey))) {
        void client.invalidateQueries({ queryKey: viewerQuery.queryKey });
        return;
      }
      document.body.hidden = true;
      exits.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [client]);
  return null;
}

const isGuest = (viewer: Viewer | undefined) => (viewer?.kind ?? 'guest') === 'guest';

async function leave(client: ReturnType<typeof useQueryClient>) {
  try {
    const { leaveWithOtherTab } = await import('#web/features/session/sign-out.ts');
    leaveWithOtherTab(client);
  } catch {
    // Without its program the way out is the same, but for what the browser keeps.
    forgetPerson(client);
    leaveFor('/');
  }
}
