import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';

/** All sections of a profile, its plans of one year. */
export const readProfile = (uuid: string, planYear: number) =>
  call('readSectionOfYear', { params: { uuid, section: 'all', extra: planYear } });

/** Who the user is. Asked once: what changes it also says so. */
export const demographicsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['profile', uuid, 'demographics'],
    queryFn: ({ signal }) => call('readSection', { params: { uuid, section: 'demographics' } }, signal),
  });

/** Null until it is known, and where the profile has no name. */
export function useShopperName(uuid: string | null): string | null {
  const query = { ...demographicsQuery(uuid ?? ''), enabled: uuid !== null, staleTime: Number.POSITIVE_INFINITY };
  const { firstName = null, lastName = null } = useQuery(query).data?.userDetails ?? {};
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}
