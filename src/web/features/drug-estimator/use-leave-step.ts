import { useEffect, useRef, useState } from 'react';
import type { HalfTyped } from './half-typed.ts';
import { STEPS, type Step } from './step.ts';

type Asked = { step: Step; halfTyped: HalfTyped };

/**
 * The way from one step to another. A drug that is all typed in is added first; where something is missing, the
 * shopper is asked.
 */
export function useLeaveStep(go: (step: Step) => void) {
  const place = useRef<HalfTyped | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [finishes, setFinishes] = useState(0);

  // The box hands the focus back to the button that opened it; this comes after that.
  useEffect(() => {
    if (finishes > 0) place.current?.focus();
  }, [finishes]);

  return {
    place,
    sentence: asked?.halfTyped.sentence ?? null,
    leaveFor: (step: Step) => {
      const halfTyped = place.current;
      if (!halfTyped || step === STEPS[0]) go(step);
      else if (!halfTyped.add(() => go(step))) setAsked({ step, halfTyped });
    },
    finish: () => {
      setAsked(null);
      go(STEPS[0]);
      setFinishes(finishes + 1);
    },
    drop: () => {
      setAsked(null);
      asked?.halfTyped.drop();
      if (asked) go(asked.step);
    },
  };
}
