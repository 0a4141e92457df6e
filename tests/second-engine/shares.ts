import type { Share } from '#domain/drug-cost/year-input.ts';
import { nearestWhole, over, times, whole } from './fraction.ts';

/** So many parts in ten thousand of an amount, to the cent. */
export const partOf = (amount: number, parts: number): number =>
  nearestWhole(times(whole(amount), over(parts, 10_000)));

/** 'The tier's share' of an amount, as the rules name it. */
export function tierShare(share: Share, amount: number): number {
  if (share.kind === 'copay') return Math.min(share.amount, amount);
  const exact = partOf(amount, share.parts);
  const raised = share.least === undefined ? exact : Math.max(exact, share.least);
  const lowered = share.most === undefined ? raised : Math.min(raised, share.most);
  return Math.min(lowered, amount);
}
