import { useEffect, useEffectEvent, useState } from 'react';
import { openEntry } from './history-entries.ts';

/** As many steps as the browser's Back has to take before it leaves the page. */
export function useHistoryEntries(count: number, onBack: () => void) {
  const [backs, setBacks] = useState(0);
  const back = useEffectEvent(() => {
    onBack();
    setBacks(backs + 1);
  });

  // What a Back could not close, since its save was refused, takes the next Back too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const closed = Array.from({ length: count }, () => openEntry(() => back()));
    return () => {
      for (const close of closed) close();
    };
  }, [count, backs]);
}

/** While it is open, the browser's Back closes it. */
export const useHistoryEntry = (isOpen: boolean, onBack: () => void) => useHistoryEntries(isOpen ? 1 : 0, onBack);
