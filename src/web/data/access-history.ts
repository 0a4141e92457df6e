import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';

/** The newest first, a page at a time. It is forgotten with the profile of its person. ERR-403 */
export const useAccessHistory = (uuid: string) =>
  useInfiniteQuery({
    queryKey: ['profile', uuid, 'access-history'],
    queryFn: ({ pageParam, signal }) =>
      call('readAccessHistory', { query: pageParam === null ? {} : { before: pageParam } }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ events, hasMore }) => (hasMore ? (events.at(-1)?.position ?? null) : null),
  });
