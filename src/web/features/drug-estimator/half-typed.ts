import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** A drug that was typed in and is not in the list yet. */
export type HalfTyped = {
  /** What is missing, in a sentence. */
  sentence: string;
  /** Adds it, and goes on when that is done. @returns false when something is missing that only the shopper knows. */
  add: (goOn: () => void) => boolean;
  drop: () => void;
  /** To the field where it goes on. */
  focus: () => void;
};

type Place = RefObject<HalfTyped | null>;

export const HalfTypedContext = createContext<Place>({ current: null });

/** Whoever leaves the step looks here first, so that nothing typed is dropped without a word. */
export function useHalfTyped(halfTyped: HalfTyped | null) {
  const place = useContext(HalfTypedContext);
  const own = useRef<HalfTyped | null>(null);

  useEffect(() => {
    own.current = halfTyped;
    place.current = halfTyped;
  });
  useEffect(
    () => () => {
      if (place.current === own.current) place.current = null;
    },
    [place],
  );
}
