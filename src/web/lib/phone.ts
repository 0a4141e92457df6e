import { useSyncExternalStore } from 'react';
import { useStart } from './start-context.ts';

/** As in the style sheets. */
export const PHONE_BELOW = 768;

const query = () => window.matchMedia(`(min-width: ${PHONE_BELOW}px)`);

function listen(onChange: () => void) {
  const screen = query();
  screen.addEventListener('change', onChange);
  return () => screen.removeEventListener('change', onChange);
}

/** A screen with no room for more than two columns. */
export function useIsPhone() {
  const { screen } = useStart();
  return useSyncExternalStore(
    listen,
    () => !query().matches,
    () => screen === 'phone',
  );
}
