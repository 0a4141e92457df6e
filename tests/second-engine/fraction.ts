/** An exact number. The bottom is never below one. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

export const whole = (amount: number | bigint): Fraction => ({ top: BigInt(amount), bottom: 1n });

export const over = (top: number, bottom: number): Fraction => ({ top: BigInt(top), bottom: BigInt(bottom) });

/** '0.1018' is 1018 / 10000, with nothing lost on the way. */
export function decimal(text: string): Fraction {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!parts) throw new RangeError(`'${text}' is not a decimal number`);
  const [, before = '', behind = ''] = parts;
  return { top: BigInt(before + behind), bottom: 10n ** BigInt(behind.length) };
}

export const times = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
});

export const plus = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.bottom + other.top * one.bottom,
  bottom: one.bottom * other.bottom,
});

/** The nearest whole number; exactly between two of them, the higher. For numbers that are not below zero. */
export function nearestWhole({ top, bottom }: Fraction): number {
  const below = top / bottom;
  const left = top % bottom;
  return Number(left * 2n >= bottom ? below + 1n : below);
}
