import { HIGHEST_QUANTITY, UNIT } from '#domain/drug-cost/drug-quantity.ts';

const PLACES = 3;

export type QuantityFault = 'missing' | 'not-a-number' | 'not-positive' | 'too-fine' | 'too-much';
export type ReadQuantity = { quantity: number } | { fault: QuantityFault };

/** How much of a drug is taken, as it was typed: to a thousandth, more than nothing. */
export function readQuantity(typed: string): ReadQuantity {
  const text = typed.trim();
  if (text === '') return { fault: 'missing' };
  // A comma can stand for a point or for thousands: guessing would be off by a thousand.
  const parts = /^(-?)(\d*)\.?(\d*)$/.exec(text);
  if (!parts || !/\d/.test(text)) return { fault: 'not-a-number' };

  const [, sign, , decimals = ''] = parts;
  const amount = Number(text);
  if (sign || amount === 0) return { fault: 'not-positive' };
  if (decimals.replace(/0+$/, '').length > PLACES) return { fault: 'too-fine' };
  return amount > HIGHEST_QUANTITY / UNIT ? { fault: 'too-much' } : { quantity: amount };
}
