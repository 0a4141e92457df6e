import { queryOptions } from '@tanstack/react-query';
import type { ReceiptRequest } from '#contract/drug-receipt.ts';
import { call } from '#web/lib/call.ts';

/** Kept beside the costs that it explains, and forgotten with them. */
export const receiptQuery = (uuid: string | null, body: ReceiptRequest) =>
  queryOptions({
    queryKey: ['profile', uuid, 'drug-receipt', body],
    queryFn: ({ signal }) => call('explainPlanCost', { body }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
