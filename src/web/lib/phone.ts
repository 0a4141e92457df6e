import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 768px)');

function listen(onChange: () => void) {
  const screen = query();
  screen.addEventListener('change', onChange);
  return () => screen.removeEventListener('change', onChange);
}

/** A screen with no room for more than two columns. */
export const useIsPhone = () => useSyncExternalStore(listen, () => !query().matches);
