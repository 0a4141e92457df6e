declare const period: unique symbol;

/** Whole US cents. The period keeps a monthly premium from being added to a yearly cost. */
export type Cents<Period extends 'month' | 'year' | 'once' = 'once'> = number & { readonly [period]?: Period };

export type MonthlyCents = Cents<'month'>;
export type AnnualCents = Cents<'year'>;

/** The one place where a part of a cent is rounded: half a cent goes up. */
export const roundHalfUp = (cents: number): number => Math.floor(cents + 0.5);

/** What headlines and pictures of ours say, in whole dollars: half a dollar goes up. The exact figure stands beside it. */
export const wholeDollars = (cents: Cents<'month' | 'year' | 'once'>): number => roundHalfUp(cents / 100);

/** @returns null when the text is not an amount of dollars with at most two decimals. */
export function parseDollars(text: string): Cents | null {
  const parts = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return null;
  const [, sign = '', dollars = '', decimals = ''] = parts;
  const cents = Number(dollars) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? (sign ? 0 - cents : cents) : null;
}

/** Twelve months of a premium. */
export const yearOfMonths = (monthly: MonthlyCents): AnnualCents => monthly * 12;

/** Exact for whole numbers that are not negative. Half goes up. */
function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

/**
 * (a x b + more) / divisor, half up, with no error of binary fractions: what a number can not hold takes the long way.
 * Of whole numbers that are not negative.
 */
export function multiplyAndDivide(a: number, b: number, divisor: number, more = 0): number {
  const dividend = a * b + more;
  if (Number.isSafeInteger(dividend)) return divideHalfUp(dividend, divisor);
  return Number(((BigInt(a) * BigInt(b) + BigInt(more)) * 2n + BigInt(divisor)) / (BigInt(divisor) * 2n));
}
