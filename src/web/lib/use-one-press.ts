import { useRef } from 'react';

/**
 * For a button that may be pressed again before the page could draw that it works: a second change would take the place
 * of the first, and what was to follow the first would never happen.
 */
export function useOnePress() {
  const isOnItsWay = useRef(false);
  /** Begins, unless what was begun has not ended yet. */
  return (begin: (end: () => void) => void) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    begin(() => {
      isOnItsWay.current = false;
    });
  };
}
