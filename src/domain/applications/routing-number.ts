const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/**
 * Nine digits whose weighted sum ends in 0, so that a slip of one digit shows.
 * @source American Bankers Association, routing number check digit
 */
export function isRoutingNumber(text: string): boolean {
  if (!/^(?!0{9})\d{9}$/.test(text)) return false;
  return WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 10 === 0;
}
