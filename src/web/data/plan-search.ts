import { queryOptions } from '@tanstack/react-query';
import type { County } from '#contract/geography.ts';
import { call } from '#web/lib/call.ts';

type Place = Pick<County, 'stateCode' | 'fipsCountyCode'>;

const FIVE_MINUTES = 300_000;

/** Every plan of a county and year in one call, so that choosing a type of plan needs no other. */
export const planSearchQuery = ({ stateCode, fipsCountyCode }: Place, planYear: number) =>
  queryOptions({
    queryKey: ['plan-search', stateCode, fipsCountyCode, planYear],
    queryFn: ({ signal }) =>
      call('searchPlans', { params: { planYear, productType: 'ALL', stateCode, fipsCountyCode } }, signal),
    staleTime: FIVE_MINUTES,
  });
