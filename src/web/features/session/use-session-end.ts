import { useCallback, useRef, useState } from 'react';
import type { Reply } from '#contract/schemas.ts';
import type { IdleLimits } from '#domain/session/idle-limit.ts';

/**
 * The limits of the session, and its end that nothing puts off on this device's clock. What the server answered last
 * counts; until it has, the end is not known.
 */
export function useSessionEnd(ofStart: IdleLimits) {
  const endsAt = useRef<number | null>(null);
  const [limits, setLimits] = useState(ofStart);
  const learn = useCallback(({ secondsUntilEnd, idleSeconds, warningSeconds }: Reply<'getSession'>) => {
    endsAt.current = Date.now() + secondsUntilEnd * 1000;
    setLimits({ idleSeconds, warningSeconds });
  }, []);
  const until = useCallback(() => (endsAt.current === null ? null : endsAt.current - Date.now()), []);
  return { limits, learn, until };
}
