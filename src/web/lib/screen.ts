import { useSyncExternalStore } from 'react';
import { SCREENS, type Screen } from '#contract/drawn-page.ts';
import { useStart } from './start-context.ts';

const query = (screen: Screen) => window.matchMedia(SCREENS[screen]);

const LISTEN = {
  phone: listenFor('phone'),
  desktop: listenFor('desktop'),
};

function listenFor(screen: Screen) {
  return (onChange: () => void) => {
    const media = query(screen);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
}

/** Whether the screen is one of these; before that is known, whether the server drew for one. */
export function useIsScreen(screen: Screen): boolean {
  const { screen: drawnFor } = useStart();
  return useSyncExternalStore(
    LISTEN[screen],
    () => query(screen).matches,
    () => drawnFor === screen,
  );
}
