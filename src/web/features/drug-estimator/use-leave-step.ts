import { useRef, useState } from 'react';
import { useFocusOnChange } from '#web/ui/focus-after.ts';
import type { HalfTyped } from './half-typed.ts';
import { STEPS, type Step } from './step.ts';

type Leaving = { step: Step; halfTyped: HalfTyped };

/**
 * The way from one step to another. A drug that is all typed in is added first; where something is missing, the
 * shopper is asked.
 */
export function useLeaveStep(go: (step: Step) => void) {
  const place = useRef<HalfTyped | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [finishes, setFinishes] = useState(0);

  // The box hands the focus back to the button that opened it; this comes after that.
  useFocusOnChange(finishes, () => place.current?.focus());

  return {
    place,
    sentence: leaving?.halfTyped.sentence ?? null,
    leaveFor: (step: Step) => {
      const halfTyped = place.current;
      if (!halfTyped || step === STEPS[0]) go(step);
      else if (!halfTyped.add(() => go(step))) setLeaving({ step, halfTyped });
    },
    finish: () => {
      setLeaving(null);
      go(STEPS[0]);
      setFinishes(finishes + 1);
    },
    drop: () => {
      setLeaving(null);
      leaving?.halfTyped.drop();
      if (leaving) go(leaving.step);
    },
  };
}
