import { queryOptions, useQuery } from '@tanstack/react-query';
import { centralDate, instantOfCentral } from '#domain/calendar/central-time.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { call } from '#web/lib/call.ts';

const TEN_MINUTES = 600_000;
const HALF_A_MINUTE = 30_000;

/** The business date and time. A page may stay open over midnight, so it is asked for again from time to time. */
export const systemDateQuery = queryOptions({
  queryKey: ['system-date'],
  queryFn: async ({ signal }): Promise<string> => (await call('getSystemDate', {}, signal)).systemDate,
  staleTime: TEN_MINUTES,
  gcTime: Number.POSITIVE_INFINITY,
  // What depends on the season is offered again as soon as the server is back.
  refetchInterval: ({ state }) => (state.status === 'error' ? HALF_A_MINUTE : false),
});

export type Today = {
  today: IsoDate;
  /** False when the server did not tell: then nothing that depends on a season may be offered. ERR-407. */
  known: boolean;
};

/** The device's own date stands in for display alone when the server's can not be had. Decision ERR-407. */
export function useToday(): Today {
  const { data, isError } = useQuery(systemDateQuery);
  const instant = data === undefined ? null : instantOfCentral(data);
  return { today: centralDate(instant ?? Date.now()), known: instant !== null && !isError };
}
