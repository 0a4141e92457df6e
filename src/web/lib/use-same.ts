import { useState } from 'react';

/** The first of several values that say the same, so that what follows from it is worked out once. */
export function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
