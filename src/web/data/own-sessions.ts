import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import { tellOtherTabs } from '#web/lib/other-tabs.ts';

/** Where somebody is signed in. It is forgotten with their profile. ERR-403 */
export const ownSessionsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['profile', uuid, 'sessions'],
    queryFn: ({ signal }) => call('listSessions', {}, signal),
  });

/** Ends one by its id, or with null all others. The list and what happened are read anew, in the other tabs too. */
export const useEndSessions = (uuid: string) =>
  useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call('endOtherSessions', {}) : call('endSession', { params: { id } }),
    onSuccess: (_ended, _id, _before, { client }) => {
      tellOtherTabs();
      return client.invalidateQueries({ queryKey: ['profile', uuid] });
    },
  });
