import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onNews } from '#web/lib/other-tabs.ts';
import { viewerQuery } from '#web/lib/viewer.ts';

/** What another tab changed shows here too. It may also have made the profile of a guest, or signed in or out. */
export function KeepUp() {
  const client = useQueryClient();

  useEffect(
    () =>
      onNews((news) => {
        const viewer = client.getQueryData(viewerQuery.queryKey);
        if (news === 'signed-out') return void leave(client);
        const isSame = news === 'profile-changed' && Boolean(viewer?.uuid);
        void client.invalidateQueries({ queryKey: isSame ? ['profile'] : viewerQuery.queryKey });
      }),
    [client],
  );

  // A page out of the browser's memory may be that of a session which has ended since. AUTH-606.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return null;
}

async function leave(client: ReturnType<typeof useQueryClient>) {
  const { leaveWithOtherTab } = await import('#web/features/session/sign-out.ts');
  leaveWithOtherTab(client);
}
