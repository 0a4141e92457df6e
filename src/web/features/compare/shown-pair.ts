export type Side = 0 | 1;
export type Pair = readonly [string, string];

/** The two plans that a phone shows side by side: those that were chosen, as long as they are compared. */
export function shownPair(planIds: readonly string[], chosen: readonly string[]): Pair {
  const [left = '', right = ''] = [...new Set([...chosen.filter((id) => planIds.includes(id)), ...planIds])];
  return [left, right];
}

/** Another plan on one side; the two change places where it stands on the other. */
export function withChoice([left, right]: Pair, side: Side, planId: string): Pair {
  if (side === 0) return [planId, planId === right ? left : right];
  return [planId === left ? right : left, planId];
}
