import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ProviderDraft } from '#contract/provider-draft.ts';
import type { ProviderToKeep } from '#contract/saved-providers.ts';
import { afterToolClose, hasChosen, isSameChoice, listAfterSearch } from '#domain/providers/tool-close.ts';
import { call } from '#web/lib/call.ts';
import { ONE_AT_A_TIME } from './change-list.ts';
import { inProfile } from './replay.ts';
import { useChangeProviders, withoutShown } from './saved-providers.ts';
import { useMay, viewerQuery } from './viewer.ts';

const draftQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['profile', uuid, 'provider-draft'],
    queryFn: async ({ signal }) => (await call('readProviderDraft', { params: { uuid } }, signal)).draft,
    staleTime: 0,
  });

const keep = (client: QueryClient, draft: ProviderDraft) =>
  inProfile(client, (uuid) => call('keepProviderDraft', { params: { uuid }, body: draft }));

async function drop(client: QueryClient) {
  const uuid = client.getQueryData(viewerQuery.queryKey)?.uuid;
  if (uuid) await call('dropProviderDraft', { params: { uuid } });
}

/**
 * The 'stored providers' of the doctor search, kept on the server while it is open: no doctor stands in browser storage.
 * The search fills the store with the saved doctors when it opens, keeps each change of its list there, and closes.
 * DOC-606, DOC-613.
 */
export function useProviderTool() {
  const client = useQueryClient();
  const mayChange = useMay('changeDoctors');
  const save = useChangeProviders();
  // A close right after a change has to find that change.
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  // What this search has put into the store: what stands there may be of another tab, or left by an earlier search.
  const kept = useRef<ProviderDraft | null>(null);
  const keeping = useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: (draft: ProviderDraft) => keep(client, draft),
  });

  const readStored = async (): Promise<ProviderDraft | null> => {
    const uuid = client.getQueryData(viewerQuery.queryKey)?.uuid;
    // Any failure reads like what can not be read: it must change nothing.
    return uuid ? client.fetchQuery(draftQuery(uuid)).catch(() => null) : null;
  };

  return {
    mayChange,
    /** Also to open with: then the saved doctors. */
    keep: (zipCode: string, providers: readonly ProviderToKeep[]) => {
      const draft = { zipCode, providers: providers.map(withoutShown) };
      const keepingIt = keeping.mutateAsync(draft).then((answer) => {
        kept.current = draft;
        return answer;
      });
      latest.current = keepingIt.catch(() => {});
      return keepingIt;
    },
    /**
     * @param zipCode for which plans are looked at now.
     * @param atOpening the saved list when the search was opened: no other doctor is touched.
     * @throws Problem when the list could not be saved.
     */
    close: async (zipCode: string | null, atOpening: readonly ProviderToKeep[]) => {
      await latest.current;
      const own = kept.current;
      const stored = own && (await readStored());
      const isOwn = own !== null && stored !== null && isSameChoice(own.providers, stored.providers);
      // A store that is gone, unreadable or another one's decides nothing; what was pressed here does.
      const hasPressed = own !== null && hasChosen({ atOpening, chosen: own.providers });
      const after = afterToolClose(isOwn ? stored : hasPressed ? own : null, zipCode);
      if (after.do === 'save') {
        const search = { atOpening, chosen: after.providers };
        await save.mutateAsync({ providers: (saved) => listAfterSearch(search, saved) });
      }
      if (isOwn) await drop(client).catch(() => {});
      await client.invalidateQueries({ queryKey: ['profile'] });
      return after.do;
    },
    isSaving: keeping.isPending || save.isPending,
    isError: keeping.isError || save.isError,
  };
}
