import { useCallback, useEffect, useRef, useState } from 'react';
import type { IdleLimits } from '#domain/session/idle-limit.ts';
import { type SessionState, sessionState } from '#domain/session/session-state.ts';
import { correctActivity, lastActivity, noteActivity, onActivityElsewhere } from './last-activity.ts';

type Listeners = {
  /** Somebody is here. Not more often than each second matters. */
  onActivity: () => void;
  /** The countdown is at zero. It is said again each second until the session is over or lives on. */
  onEnded: (because: 'idle' | 'age') => void;
  /** A second has passed. */
  onTick: () => void;
  /** The tab was away, the device slept, or its clock was set. */
  onWake: () => void;
  /** Milliseconds until the end of the session that nothing puts off; null where none is known. */
  untilEnd: () => number | null;
};

/** AUTH-410 */
const TICK = 1000;

/** A browser slows the timers of a hidden tab to one in a minute; what takes longer is a sleep. */
const SLEPT = 70_000;

/** Spec B4: key, mouse move, mouse down; by decision AUTH-603 pointer and touch start too. */
const ACTIVITY = ['keydown', 'mousemove', 'mousedown', 'pointerdown', 'touchstart'] as const;

/** Counts how long nobody did anything, in all tabs at once, and how near the end is. AUTH-411, AUTH-603, AUTH-604. */
export function useIdle(limits: IdleLimits, listeners: Listeners) {
  const [state, setState] = useState<SessionState>({ shows: 'page' });
  const isWarned = useRef(false);
  const heard = useRef(listeners);
  heard.current = listeners;
  const { idleSeconds, warningSeconds } = limits;

  const look = useCallback(() => {
    const now = Date.now();
    // A clock that was set back would let a session last until the clock has caught up.
    if (lastActivity() > now) correctActivity(now);
    const since = { idle: now - lastActivity(), untilEnd: heard.current.untilEnd() };
    const next = sessionState(since, { idleSeconds, warningSeconds });
    isWarned.current = next.shows === 'warning' || next.shows === 'ended';
    setState((before) => (before.shows === 'page' && next.shows === 'page' ? before : next));
    if (next.shows === 'ended') heard.current.onEnded(next.because);
  }, [idleSeconds, warningSeconds]);

  const stay = useCallback(() => {
    correctActivity(Date.now());
    look();
  }, [look]);

  useEffect(() => {
    correctActivity(Date.now());
    let lastTick = Date.now();
    const tick = () => {
      const passed = Date.now() - lastTick;
      lastTick = Date.now();
      look();
      heard.current.onTick();
      if (passed < 0 || passed > SLEPT) heard.current.onWake();
    };
    const onEvent = () => {
      // What happened since the last tick may have made it too late.
      look();
      if (isWarned.current) return;
      noteActivity(Date.now());
      heard.current.onActivity();
    };
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      look();
      heard.current.onWake();
    };

    const timer = setInterval(tick, TICK);
    for (const name of ACTIVITY) document.addEventListener(name, onEvent, { passive: true });
    document.addEventListener('visibilitychange', onVisible);
    const stopListening = onActivityElsewhere(look);
    return () => {
      clearInterval(timer);
      for (const name of ACTIVITY) document.removeEventListener(name, onEvent);
      document.removeEventListener('visibilitychange', onVisible);
      stopListening();
    };
  }, [look]);

  return { state, stay };
}
