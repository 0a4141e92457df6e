import { useState } from 'react';

/**
 * The first of several values that say the same, so that what follows from it is worked out once.
 * @param mayStay whether a value stays while the next one is not known yet.
 */
export function useLastKnown<Value>(value: Value | undefined, mayStay: (last: Value) => boolean): Value | undefined {
  const [last, keep] = useState(value);
  if (value === undefined) return last !== undefined && mayStay(last) ? last : undefined;
  if (last === value || JSON.stringify(last) === JSON.stringify(value)) return last;
  keep(value);
  return value;
}
