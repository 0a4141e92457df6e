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
