import { useSyncExternalStore } from 'react';

/** From here on a screen counts as a desktop, as in the style sheets. Decision SHELL-609. */
export const DESKTOP_FROM = 1024;

const query = () => window.matchMedia(`(min-width: ${DESKTOP_FROM}px)`);

function listen(onChange: () => void) {
  const screen = query();
  screen.addEventListener('change', onChange);
  return () => screen.removeEventListener('change', onChange);
}

export const useIsDesktop = () => useSyncExternalStore(listen, () => query().matches);
