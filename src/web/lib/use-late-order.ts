import { useEffect, useState } from 'react';

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export type LateOrder = 'waiting' | 'ordered' | 'held';

/**
 * Whether a list may be put into an order that becomes known late. One that nobody has touched is; one that is being
 * read is held as it is until its reader asks, or chooses another list.
 * @param shown names the list: what it is narrowed to, and in which order it was asked for.
 */
export function useLateOrder(isKnown: boolean, shown: string) {
  const [touched, setTouched] = useState<string | null>(null);
  const [orderedFor, setOrderedFor] = useState<string | null>(null);
  const isTouched = touched === shown;

  useEffect(() => {
    if (isKnown) return;
    const touch = () => setTouched(shown);
    for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true });
    return () => {
      for (const name of TOUCHES) window.removeEventListener(name, touch);
    };
  }, [isKnown, shown]);

  const ordered: LateOrder = !isTouched || orderedFor === shown ? 'ordered' : 'held';
  return { state: isKnown ? ordered : ('waiting' as const), isTouched, putInOrder: () => setOrderedFor(shown) };
}
