import { logOnce } from './log-once.ts';

/** All that the browser may keep for this tab. GEO-408, DATA-614; what a shopper saved is on the server. */
export type Remembered = 'zipCode' | 'county' | 'planYear' | 'compare' | 'origin';

const keyOf = (name: Remembered) => `ucp_${name}`;

export function remember(name: Remembered, value: string) {
  try {
    sessionStorage.setItem(keyOf(name), value);
  } catch {
    logOnce(`session storage can not keep ${name}`);
  }
}

/** Null when nothing is kept, or the browser keeps nothing at all. */
export function recall(name: Remembered): string | null {
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    logOnce(`session storage can not be read for ${name}`);
    return null;
  }
}
