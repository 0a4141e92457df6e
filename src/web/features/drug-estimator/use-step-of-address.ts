import { useSearchParams } from 'react-router';
import { isEntryOfBox } from '#web/lib/history-entries.ts';
import { STEPS, type Step } from './step.ts';

const NAME = 'step';

/** The step stands in the address, so that Back, Forward and a reload lead to it. */
export function useStepOfAddress(): [Step, (step: Step) => void] {
  const [query, setQuery] = useSearchParams();
  const step = STEPS.find((known) => known === query.get(NAME)) ?? STEPS[0];

  const go = (next: Step) => {
    if (next === step) return;
    const rest = new URLSearchParams(query);
    if (next === STEPS[0]) rest.delete(NAME);
    else rest.set(NAME, next);
    setQuery(rest, { replace: isEntryOfBox() });
  };
  return [step, go];
}
