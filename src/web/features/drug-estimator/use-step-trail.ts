import { useState } from 'react';
import { useHistoryEntries } from '#web/lib/use-history-entry.ts';
import type { Step } from './step.ts';

/** In a drawer the address is that of the page beside it: Back goes the steps back, and then closes the drawer. */
export function useStepTrail(start: Step): [Step, (step: Step) => void] {
  const [trail, setTrail] = useState<readonly Step[]>([]);
  const step = trail.at(-1) ?? start;
  useHistoryEntries(trail.length, () => setTrail(trail.slice(0, -1)));

  return [step, (next) => next !== step && setTrail([...trail, next])];
}
