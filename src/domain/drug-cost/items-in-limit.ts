/** Of one item: the sizes and limits of files are rounded. */
const TOLERANCE = 0.01;

/** How many pens or syringes of a size are so many billing units; null where that is no number of halves. */
export function itemsInLimit(amount: number, size: number): number | null {
  const exact = amount / size;
  const items = Math.round(exact * 2) / 2;
  return items > 0 && Math.abs(exact - items) <= TOLERANCE ? items : null;
}
