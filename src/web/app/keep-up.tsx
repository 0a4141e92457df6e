import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChangeInOtherTab } from '#web/lib/other-tabs.ts';
import { viewerQuery } from '#web/lib/viewer.ts';

/** What another tab changed shows here too. It may also have made the profile of a guest. */
export function KeepUp() {
  const client = useQueryClient();

  useEffect(
    () =>
      onChangeInOtherTab(() => {
        const hasProfile = Boolean(client.getQueryData(viewerQuery.queryKey)?.uuid);
        void client.invalidateQueries({ queryKey: hasProfile ? ['profile'] : viewerQuery.queryKey });
      }),
    [client],
  );
  return null;
}
