import { isOnServer } from './on-server.ts';

type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Once the page stands and the line is free; never for who saves data. */
export function whenIdle(fetch: () => void) {
  if (isOnServer || (navigator as Connected).connection?.saveData) return;
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(fetch) : setTimeout(fetch, 200));
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
