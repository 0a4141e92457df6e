import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DrugDraft } from '#contract/drug-draft.ts';
import { inProfile } from '#web/data/replay.ts';
import { useMay, useProfileUuid, viewerQuery } from '#web/data/viewer.ts';
import { call } from '#web/lib/call.ts';

/** A pause in typing, in milliseconds: not every digit is worth a call. */
const PAUSE = 500;

/** One after the other, so that a late answer never brings back what was dropped. */
const scope = { id: 'drug-draft' };

const draftQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['profile', uuid, 'drug-draft'],
    queryFn: async ({ signal }) => (await call('readDrugDraft', { params: { uuid: uuid ?? '' } }, signal)).draft,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What was just kept or dropped is newer than any answer that is on its way. */
async function remember(client: QueryClient, draft: DrugDraft | null) {
  const { queryKey } = draftQuery(client.getQueryData(viewerQuery.queryKey)?.uuid ?? null);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, draft);
}

const send = (client: QueryClient, draft: DrugDraft | null) =>
  inProfile(client, (uuid) => {
    const params = { uuid };
    return draft ? call('keepDrugDraft', { params, body: draft }) : call('dropDrugDraft', { params });
  });

/**
 * The drug that is being typed in, kept on the server: what drugs somebody takes stands in no browser storage. When it
 * can not be kept nothing is said, since what was typed is still on the page.
 */
export function useDrugDraft() {
  const client = useQueryClient();
  const uuid = useProfileUuid();
  const mayChange = useMay('changeDrugs');
  const { data } = useQuery({ ...draftQuery(uuid), enabled: uuid !== null && mayChange });
  const { mutate } = useMutation({
    scope,
    mutationFn: (draft: DrugDraft | null) => send(client, draft),
    onSuccess: ({ draft }) => remember(client, draft),
  });
  const waiting = useRef<{ draft: DrugDraft; timer: ReturnType<typeof setTimeout> } | null>(null);
  const stopWaiting = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  };
  const keepNow = useEffectEvent(() => {
    if (waiting.current) mutate(waiting.current.draft);
    stopWaiting();
  });

  // Who closes the drawer in the middle of a word finds it again.
  useEffect(() => () => keepNow(), []);

  return {
    /** Undefined until it is known. */
    draft: uuid === null || !mayChange ? null : data,
    keep: (draft: DrugDraft) => {
      if (!mayChange) return;
      stopWaiting();
      waiting.current = { draft, timer: setTimeout(keepNow, PAUSE) };
    },
    drop: () => {
      stopWaiting();
      void remember(client, null);
      // A guest of whom nothing was ever kept has no draft either.
      if (mayChange && client.getQueryData(viewerQuery.queryKey)?.uuid) mutate(null);
    },
  };
}
