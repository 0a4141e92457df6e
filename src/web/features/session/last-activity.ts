import { logOnce } from '#web/lib/log-once.ts';

/** When somebody last did something, in whichever tab. AUTH-604. */
const KEY = 'ucp_lastActive';

/** Every movement of a mouse is activity, and need not be written down. */
const WRITTEN_EVERY = 1000;

// What this tab knows by itself, also where the browser keeps nothing.
let own = 0;
let written = 0;

export function lastActivity(): number {
  const shared = Number(readShared());
  return Number.isFinite(shared) ? Math.max(own, shared) : own;
}

export function noteActivity(at: number) {
  own = at;
  if (at - written < WRITTEN_EVERY && at >= written) return;
  written = at;
  try {
    localStorage.setItem(KEY, String(at));
  } catch {
    logOnce('activity can not be shared between tabs');
  }
}

/** What another source knows better, like a clock that was set back or the server. */
export function correctActivity(at: number) {
  own = at;
  written = 0;
  noteActivity(at);
}

/** @returns how to stop listening. */
export function onActivityElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === KEY && listener();
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function readShared(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
