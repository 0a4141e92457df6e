import { queryOptions } from '@tanstack/react-query';
import type { County } from '#contract/geography.ts';
import { call } from '#web/lib/call.ts';

const ONE_HOUR = 3_600_000;

/** The counties that a ZIP code touches, largest share first; an empty list for a ZIP code that nobody knows. */
export const countiesQuery = (zip: string) =>
  queryOptions({
    queryKey: ['counties', zip],
    queryFn: async ({ signal }): Promise<County[]> =>
      (await call('getCounties', { params: { zip } }, signal)).data.counties,
    staleTime: ONE_HOUR,
  });
