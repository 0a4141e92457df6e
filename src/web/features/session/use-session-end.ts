import { useRef } from 'react';
import type { Reply } from '#contract/schemas.ts';

/** The end of the session that nothing puts off, on this device's clock. What the server answered last counts. */
export function useSessionEnd() {
  const endsAt = useRef<number | null>(null);
  const end = useRef({
    learn: ({ secondsUntilEnd }: Reply<'getSession'>) => {
      endsAt.current = secondsUntilEnd === null ? null : Date.now() + secondsUntilEnd * 1000;
    },
    until: () => (endsAt.current === null ? null : endsAt.current - Date.now()),
  });
  return end.current;
}
