import { useSyncExternalStore } from 'react';
import { useStart } from './start-context.ts';

/** From here on a screen counts as a desktop, as in the style sheets. Decision SHELL-609. */
export const DESKTOP_FROM = 1024;

const query = () => window.matchMedia(`(min-width: ${DESKTOP_FROM}px)`);

function listen(onChange: () => void) {
  const screen = query();
  screen.addEventListener('change', onChange);
  return () => screen.removeEventListener('change', onChange);
}

export function useIsDesktop() {
  const { screen } = useStart();
  return useSyncExternalStore(
    listen,
    () => query().matches,
    () => screen === 'desktop',
  );
}
