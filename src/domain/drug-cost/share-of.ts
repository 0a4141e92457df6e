import { type Cents, roundHalfUp } from '#domain/money/cents.ts';
import type { Parts } from './part-d-parameters.ts';
import type { Share } from './year-input.ts';

const WHOLE: Parts = 100_00;

export const partOf = (amount: Cents, parts: Parts): Cents => roundHalfUp((amount * parts) / WHOLE);

/** What a tier asks of an amount; never more than the amount itself. */
export function shareOf(share: Share, amount: Cents): Cents {
  if (share.kind === 'copay') return Math.min(share.amount, amount);
  let due = partOf(amount, share.parts);
  if (share.least !== undefined) due = Math.max(due, share.least);
  if (share.most !== undefined) due = Math.min(due, share.most);
  return Math.min(due, amount);
}
