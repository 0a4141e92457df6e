import { type QueryClient, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportMemberItems, MemberImport } from '#contract/imports.ts';
import { areClaimsFound, countFound } from '#domain/imports/found.ts';
import type { ImportEnd } from '#domain/imports/import-steps.ts';
import type { ConflictChoice } from '#domain/imports/outcome.ts';
import { call } from '#web/lib/call.ts';
import { leaveFor } from '#web/lib/leave.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { tellOtherTabs } from '#web/lib/other-tabs.ts';
import { demographicsQuery } from './profile.ts';
import { learn } from './session-facts.ts';
import { useViewer, viewerQuery } from './viewer.ts';

/** Who is signed in, with what may be imported for them. Whoever looks on imports nothing. */
function useOwnProfile() {
  const { kind, uuid } = useViewer();
  const isOwn = kind === 'authenticated' && uuid !== null;
  return useQuery({ ...demographicsQuery(uuid ?? ''), enabled: isOwn });
}

export const useUserDetails = () => useOwnProfile().data?.userDetails ?? null;

/** Undefined until it is known. */
export function useMemberImport(): MemberImport | null | undefined {
  const { data, isPending } = useOwnProfile();
  return isPending ? undefined : (data?.memberImport ?? null);
}

const uuidOf = (client: QueryClient) => client.getQueryData(viewerQuery.queryKey)?.uuid ?? '';

type ByDetails = Extract<ImportMemberItems, { details: unknown }>;
type How = { triggeredBy: 'MEMBER' | 'EI_MEMBER' } | Pick<ByDetails, 'triggeredBy' | 'details'>;

/** @returns whether there were claims. @throws when they could not be read. */
async function importItems(client: QueryClient, how: How): Promise<boolean> {
  const body = { uuid: uuidOf(client), isAuthUser: true, ...how } as const;
  const { importSummaryData } = await call('importMemberItems', { body });
  const { drugs, providers } = countFound(importSummaryData);
  if (drugs + providers > 0) learn(client, { imported: { drugs, providers } });
  return areClaimsFound(importSummaryData);
}

/** What was found stands in the profile by now, also in other tabs; and that this month's import is done. */
function showImported(client: QueryClient) {
  tellOtherTabs();
  return client.invalidateQueries({ queryKey: ['profile'] });
}

const AT_STARTUP = ['profile', 'import at startup'];

/** The page of a member who starts asks by itself; a screen says so meanwhile. IMPORT-001. */
export const useIsImporting = () => useIsMutating({ mutationKey: AT_STARTUP }) > 0;

/** As a member, and where that fails as an E&I member. @throws when the claims could not be read. IMPORT-002. */
export const importAtStartup = (client: QueryClient, triggeredBy: 'MEMBER' | 'EI_MEMBER') =>
  client
    .getMutationCache()
    .build(client, {
      mutationKey: AT_STARTUP,
      mutationFn: () => importItems(client, { triggeredBy }),
      onSuccess: () => showImported(client),
    })
    .execute(undefined);

/** By what somebody typed. A failure is only logged, and ends as if nothing had been found. IMPORT-609. */
export function useImportByDetails() {
  const client = useQueryClient();
  return async (details: ByDetails['details']): Promise<ImportEnd> => {
    try {
      const areFound = await importItems(client, { triggeredBy: 'USER', details });
      await showImported(client);
      return areFound ? 'found' : 'nothing';
    } catch {
      logOnce('the claims of a member could not be imported');
      return 'failed';
    }
  };
}

/** What is changed here changes rows too: all of the profile is read again. */
const useImportChange = <Variables>(
  change: (uuid: string, variables: Variables) => Promise<{ memberImport: MemberImport }>,
) =>
  useMutation({
    mutationFn: (variables: Variables, { client }) => change(uuidOf(client), variables),
    onSuccess: ({ memberImport }, _variables, _nothing, { client }) => {
      client.setQueryData(demographicsQuery(uuidOf(client)).queryKey, (known) => known && { ...known, memberImport });
      return showImported(client);
    },
  });

type Settled = { conflictId: string; choice: ConflictChoice };

export const useSettleConflict = () =>
  useImportChange((uuid, { conflictId, choice }: Settled) =>
    call('resolveImportConflict', { params: { uuid, conflictId }, body: { choice } }),
  );

export const useUndoImport = () => useImportChange((uuid, _all: undefined) => call('undoImport', { params: { uuid } }));

export const useWithdrawConsent = () =>
  useImportChange((uuid, _all: undefined) => call('withdrawClaimsConsent', { params: { uuid } }));

/** Leaves for the page on which claims are kept, where the shopper says yes or no. */
export const useStartConsent = () =>
  useMutation({
    mutationFn: (version: string, { client }) =>
      call('startClaimsConsent', { params: { uuid: uuidOf(client) }, body: { version } }),
    onSuccess: ({ url }) => leaveFor(url),
  });
