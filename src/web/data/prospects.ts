import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProspectToRecord } from '#contract/prospects.ts';
import { call } from '#web/lib/call.ts';

const KEY = ['prospects'];

/** Whom this agent wrote down. It is forgotten with the page. */
export const useProspects = () =>
  useQuery({ queryKey: KEY, queryFn: async ({ signal }) => call('listProspects', {}, signal), gcTime: 0 });

/** @param key of one form: sent twice it is written down once. */
export function useRecordProspect(key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProspectToRecord) => call('recordProspect', { body, headers: { 'idempotency-key': key } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    gcTime: 0,
  });
}

export function useWithdrawProspect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (prospect: string) => call('withdrawProspect', { params: { prospect } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
