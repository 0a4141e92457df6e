import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';

/** Asked anew each time. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call('getSession', {}, signal),
  staleTime: 0,
  gcTime: 0,
});
