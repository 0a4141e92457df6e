import { isOnServer } from './on-server.ts';

const logged = new Set<string>();

/** For what is missing but no reason to trouble the shopper: one line on the console. ERR-411, ERR-415. */
export function logOnce(message: string) {
  if (logged.has(message)) return;
  logged.add(message);
  console.warn(message);
}

// A page that the browser shows again out of its memory is a page anew.
if (!isOnServer) {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) logged.clear();
  });
}
