import { useEffect, useEffectEvent } from 'react';
import { openEntry } from './history-entries.ts';

/** As many steps as the browser's Back has to take before it leaves the page. */
export function useHistoryEntries(count: number, onBack: () => void) {
  const back = useEffectEvent(onBack);

  useEffect(() => {
    const closed = Array.from({ length: count }, () => openEntry(() => back()));
    return () => {
      for (const close of closed) close();
    };
  }, [count]);
}

/** While it is open, the browser's Back closes it. */
export const useHistoryEntry = (isOpen: boolean, onBack: () => void) => useHistoryEntries(isOpen ? 1 : 0, onBack);
